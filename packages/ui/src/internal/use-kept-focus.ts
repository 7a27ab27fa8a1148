import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * A region whose parts come and go by themselves: when the focused one goes, the region takes the
 * focus, or the keyboard would begin again at the top of the page. For an element with `tabIndex={-1}`.
 */
export function useKeptFocus<E extends HTMLElement>(region: RefObject<E | null>) {
  const within = useRef(false);
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) region.current?.focus();
  });
  return {
    onFocus: () => {
      within.current = true;
    },
    // What is removed by React tells of no blur: `within` then still says where the focus was.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<E>) => {
      within.current = currentTarget.contains(relatedTarget);
    },
  };
}
