'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Line, Root } from './Loading.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Loading.texts.js';

export interface LoadingProps extends ComponentPropsWithRef<'output'> {
  /** What is loading, such as “Loading events...”. */
  children?: ReactNode;
}

/** Says that something is on its way. */
export function Loading({ children, ...props }: LoadingProps) {
  const t = useTexts(texts);
  return (
    <Root {...props}>
      <Line aria-hidden="true" />
      {children ?? t.loading}
    </Root>
  );
}
