'use client';
import { useEffect, useRef } from 'react';
import { Title } from './SpaBookingFlow.styles.js';

export interface StepTitleProps {
  level: 3 | 4;
  children: string;
}

/**
 * The heading of a step: it takes the focus when its step begins, so that it is read first, and the
 * whole step comes into sight.
 */
export function StepTitle({ level, children }: StepTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Title as={`h${level}`} ref={ref} tabIndex={-1}>
      {children}
    </Title>
  );
}
