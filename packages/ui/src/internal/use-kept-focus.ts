import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type RefObject,
} from 'react';

/**
 * A region whose parts come and go by themselves: when the focused one goes, the region takes the
 * focus, or the keyboard would begin again at the top of the page. For an element with `tabIndex={-1}`.
 */
export function useKeptFocus<E extends HTMLElement>(
  region: RefObject<E | null>,
  { onFocus, onBlur }: Pick<HTMLAttributes<E>, 'onFocus' | 'onBlur'>,
) {
  const within = useRef(false);
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) region.current?.focus();
  });
  return {
    onFocus: (event: FocusEvent<E>) => {
      within.current = true;
      onFocus?.(event);
    },
    // What is removed by React tells of no blur: `within` then still says where the focus was.
    onBlur: (event: FocusEvent<E>) => {
      within.current = event.currentTarget.contains(event.relatedTarget);
      onBlur?.(event);
    },
  };
}
