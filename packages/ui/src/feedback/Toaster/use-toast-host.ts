'use client';
import { useLayoutEffect, useMemo } from 'react';
import { followToastPlace } from '../../internal/toast-places.js';
import { useOverlayRoot } from '../../theme/overlay-root.js';

/**
 * The element that holds the toasts. It is in the topmost open dialog, because the browser makes
 * all else inert, or at the end of the root. The element moves, so toasts keep their time.
 */
export function useToastHost(): HTMLElement | undefined {
  const root = useOverlayRoot();
  const host = useMemo(() => (root ? document.createElement('div') : undefined), [root]);

  useLayoutEffect(() => {
    if (!host) return undefined;
    const stop = followToastPlace((place) => (place ?? root)?.append(host));
    return () => {
      stop();
      host.remove();
    };
  }, [host, root]);
  return host;
}
