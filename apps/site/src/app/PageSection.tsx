import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

interface PageSectionProps {
  children: ReactNode;
}

/**
 * A section of a page below its heading. It hydrates by itself. On a page that the guest has pressed
 * for it follows the first paint; Back and Forward show it at once, so that scroll is restored.
 */
export function PageSection({ children }: PageSectionProps) {
  const type = useNavigationType();
  const [pressed] = useState(type !== NavigationType.Pop);
  return <Suspense>{pressed ? <AfterPaint>{children}</AfterPaint> : children}</Suspense>;
}

/** Its own component: a deferred value renders once more, which a section that hydrates must not. */
function AfterPaint({ children }: PageSectionProps) {
  // The space keeps what follows out of the first view.
  return useDeferredValue(true, false) ? children : <div style={{ blockSize: '100vh' }} />;
}
