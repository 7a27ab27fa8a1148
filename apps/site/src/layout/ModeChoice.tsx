import { useHydrated } from '@vestibule/ui/code';
import { lazy, Suspense, type ComponentType } from 'react';
import { loadCode } from '../app/load-code.js';

/** Nobody waits for it, and nobody misses it where its code does not come. */
const LateModeSwitch = lazy<ComponentType>(() =>
  loadCode(() => import('./LateModeSwitch.js')).catch(() => ({ default: () => null })),
);

/** Only in a browser that runs scripts: without them it could not work. */
export function ModeChoice() {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <LateModeSwitch />
    </Suspense>
  );
}
