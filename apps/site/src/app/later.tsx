import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { repeatEarlyInput } from './early-input.js';
import { guestArrives } from './guest-signs.js';
import { loadCode } from './load-code.js';

interface Part<Props> {
  default: ComponentType<Props>;
}

/**
 * A part of a page whose code is not among the first view's (decision 010). The server renders it
 * with the page; its HTML stays as it is until the guest's first sign, then it hydrates. Reached
 * within the site, its code comes at once.
 */
export function later<Props extends object>(
  load: () => Promise<Part<Props>>,
  /** Held free while the code of a part that the server has not rendered is on its way. */
  minBlockSize?: string,
): ComponentType<Props> {
  const Code = lazy(async () => {
    await guestArrives();
    return await loadCode(load);
  });
  return function Later(props: Props) {
    const [first] = useState(props);
    const ref = useRef<HTMLDivElement>(null);
    const [answers, setAnswers] = useState(false);
    const onAnswer = useCallback(() => startTransition(() => setAnswers(true)), []);
    useEffect(() => {
      if (answers && ref.current) void repeatEarlyInput(ref.current);
    }, [answers]);
    // A boundary that is rendered with other props before its code is here loses the server's HTML.
    const shown = answers ? props : first;
    const part = useMemo(
      () => (
        <Suspense fallback={minBlockSize && <div style={{ minBlockSize }} />}>
          <Code {...shown} />
          <Answering onAnswer={onAnswer} />
        </Suspense>
      ),
      [shown, onAnswer],
    );
    return (
      <div ref={ref} data-waiting="" style={{ display: 'contents' }}>
        {part}
      </div>
    );
  };
}

/** Stands beside the part: its effect runs once the part has hydrated. */
function Answering({ onAnswer }: { onAnswer: () => void }) {
  useEffect(onAnswer, [onAnswer]);
  return null;
}
