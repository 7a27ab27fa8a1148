import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A value that comes while the guest is in the field is selected, so that the next letter replaces
 * it. Answers with a function to be told what was typed.
 */
export function useLateValue(
  field: RefObject<HTMLInputElement | null>,
  value: string,
): (typed: string) => void {
  const typed = useRef(value);
  useLayoutEffect(() => {
    const { current } = field;
    if (value !== typed.current && document.activeElement === current) current?.select();
  }, [field, value]);
  return (text) => {
    typed.current = text;
  };
}
