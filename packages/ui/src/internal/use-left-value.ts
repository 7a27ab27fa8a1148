import { useEffect, useState } from 'react';

/** How often it is seen whether the press that left the field is over. */
const LOOK_MS = 100;

const PRESSED = ':is(button, a, label, input, select, summary):active';

/**
 * The value with which a field was last left, for what is asked about it beneath. It changes once nothing
 * is pressed: a button that moved away from under its press would not be pressed.
 */
export function useLeftValue(value: string, focused: boolean): string | undefined {
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    if (focused || value === '') return undefined;
    const timer = setInterval(() => {
      if (document.querySelector(PRESSED)) return;
      clearInterval(timer);
      setLeft(value);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [value, focused]);
  return left;
}
