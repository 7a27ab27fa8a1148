import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A control, and what it was rendered with. */
type Shown = readonly [control: RefObject<{ value: string } | null>, value: string];

/**
 * Takes over what guests entered before hydration: React gets no event of what came earlier, and
 * with its next change it would put the rendered value back. It is taken over within the commit that
 * hydrates, so that the press which brought hydration about sends it.
 */
export function useEarlyValues<Name extends string>(
  controls: Record<Name, Shown>,
  take: (entered: Partial<Record<Name, string>>) => void,
): void {
  const first = useRef({ controls, take });
  useLayoutEffect(() => {
    const entered: Partial<Record<Name, string>> = {};
    for (const name of Object.keys(first.current.controls) as Name[]) {
      const [control, value] = first.current.controls[name];
      const { current } = control;
      if (!current || current.value === value) continue;
      // Hydrated by this very choice, React gets its event when the browser has made it.
      const isChosenNow = current instanceof HTMLSelectElement && window.event?.target === current;
      if (!isChosenNow) entered[name] = current.value;
    }
    if (Object.keys(entered).length > 0) first.current.take(entered);
  }, []);
}
