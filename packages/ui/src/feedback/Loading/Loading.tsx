import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Line, Root } from './Loading.styles.js';

export interface LoadingProps extends ComponentPropsWithRef<'output'> {
  /** What is loading, such as “Loading events...”. */
  children?: ReactNode;
}

/** Says that something is on its way. */
export function Loading({ children = 'Loading...', ...props }: LoadingProps) {
  return (
    <Root {...props}>
      <Line aria-hidden="true" />
      {children}
    </Root>
  );
}
