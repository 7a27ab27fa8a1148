import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { loadCode } from '../app/load-code.js';

/** Nobody waits for it, and nobody misses it where its code does not come. */
const LateModeSwitch = lazy<ComponentType>(() =>
  loadCode(() => import('./LateModeSwitch.js')).catch(() => ({ default: () => null })),
);

const never = () => () => undefined;

/** Only in a browser that runs scripts: without them it could not work. */
export function ModeChoice() {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!hydrated) return null;
  return (
    <Suspense>
      <LateModeSwitch />
    </Suspense>
  );
}
