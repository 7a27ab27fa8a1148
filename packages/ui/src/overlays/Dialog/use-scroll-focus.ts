import { useCallback } from 'react';

/** A region that scrolls can be reached by Tab, or the keyboard cannot read it to its end. */
export function useScrollFocus(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const update = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    // It calls at once, after the frame's own layout; to measure here would lay the page out twice.
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
}
