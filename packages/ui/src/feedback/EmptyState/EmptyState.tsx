import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root, Text, Title } from './EmptyState.styles.js';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'output'>, 'title'> {
  /** What there is none of. */
  title: ReactNode;
  /** What the guest can do about it. */
  text?: ReactNode;
  /** One action, such as clearing the filters. */
  action?: ReactNode;
}

/** An honest answer that is empty. A failed request is an `ErrorBlock`, never this. */
export function EmptyState({ title, text, action, ...props }: EmptyStateProps) {
  return (
    <Root {...props}>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action}
    </Root>
  );
}
