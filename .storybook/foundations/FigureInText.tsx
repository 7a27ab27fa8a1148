import { useShape } from '../chosen-theme.js';
import { firstFamily, pixelRange } from './lengths.js';

type Shape = ReturnType<typeof useShape>;

/** A length of the chosen hotel's theme, within a sentence: `46 px`. */
export function Pixels<Group extends 'control' | 'radius' | 'size' | 'space'>({
  group,
  name,
}: {
  group: Group;
  name: keyof Shape[Group];
}) {
  return <>{pixelRange(String(useShape()[group][name]))}</>;
}

/** The typeface of the chosen hotel's theme, within a sentence. */
export function Typeface({ name }: { name: keyof Shape['font'] }) {
  return <>{firstFamily(useShape().font[name])}</>;
}
