import { ModeSwitch } from '@vestibule/ui/navigation';
import { chooseColourMode, useColourMode } from '../app/colour-mode.js';

/** Light, dark or the device's, kept by the browser. */
export default function LateModeSwitch() {
  return <ModeSwitch mode={useColourMode()} onModeChange={chooseColourMode} />;
}
