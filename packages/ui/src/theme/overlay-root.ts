'use client';
import { createContext, useContext } from 'react';
import { useHydrated } from '../internal/use-hydrated.js';

/** The element of a part of a page, `null` until it is there; a whole page has none. */
export const RootElementContext = createContext<HTMLElement | null | undefined>(undefined);

/** At whose end dialogs and toasts are; nothing while there is no page, or it hydrates. */
export function useOverlayRoot(): HTMLElement | null {
  const part = useContext(RootElementContext);
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return part === undefined ? document.body : part;
}
