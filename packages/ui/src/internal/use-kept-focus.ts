import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type RefObject,
} from 'react';

/**
 * For what comes and goes: when the focused part goes, `target` takes the focus, or the keyboard
 * would begin again at the top of the page. `target` has `tabIndex={-1}`; it is the element that
 * takes the handlers, or the part of it that comes in place of the other.
 */
export function useKeptFocus<E extends HTMLElement>(
  target: RefObject<HTMLElement | null>,
  { onFocus, onBlur }: Pick<HTMLAttributes<E>, 'onFocus' | 'onBlur'>,
) {
  const within = useRef(false);
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) target.current?.focus();
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
