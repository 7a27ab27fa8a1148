import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type RefObject,
} from 'react';

/**
 * When the focused part of an element goes, `target` takes the focus; otherwise the keyboard would
 * begin again at the top of the page. The element takes the handlers that are returned. `target` is
 * that element or a part of it, and has `tabIndex={-1}`.
 */
export function useKeptFocus<E extends HTMLElement>(
  target: RefObject<HTMLElement | null>,
  { onFocus, onBlur }: Pick<HTMLAttributes<E>, 'onFocus' | 'onBlur'>,
) {
  const within = useRef(false);
  useLayoutEffect(() => {
    const node = target.current;
    if (!node || !within.current || document.activeElement !== document.body) return;
    node.focus();
    // `focus` does not scroll while a part of the element is in view, and the answer is at its top.
    if (node.getBoundingClientRect().top < 0) node.scrollIntoView();
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
