import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

interface PartProps {
  children: ReactNode;
}

/**
 * A part of a page below its heading. It hydrates by itself. On a page that the guest has pressed
 * for it follows the first paint; Back and Forward show it at once, so that scroll is restored.
 */
export function Part({ children }: PartProps) {
  const type = useNavigationType();
  const [pressed] = useState(type !== NavigationType.Pop);
  return <Suspense>{pressed ? <AfterPaint>{children}</AfterPaint> : children}</Suspense>;
}

/** Its own component: a deferred value renders once more, which a part that hydrates must not. */
function AfterPaint({ children }: PartProps) {
  // The space keeps what follows out of the first view.
  return useDeferredValue(true, false) ? children : <div style={{ blockSize: '100vh' }} />;
}
