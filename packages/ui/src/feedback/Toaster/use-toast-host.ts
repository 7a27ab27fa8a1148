'use client';
import { useLayoutEffect, useMemo } from 'react';
import { followToastPlace } from '../../internal/toast-places.js';
import { useHydrated } from '../../internal/use-hydrated.js';

/**
 * The element that holds the toasts. It stands in the topmost open dialog, because the browser makes
 * all else inert, or at the end of the page. The element moves, so toasts keep their time.
 */
export function useToastHost(): HTMLElement | undefined {
  const hydrated = useHydrated();
  const host = useMemo(() => (hydrated ? document.createElement('div') : undefined), [hydrated]);

  useLayoutEffect(() => {
    if (!host) return undefined;
    const stop = followToastPlace((place) => (place ?? document.body).append(host));
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  return host;
}
