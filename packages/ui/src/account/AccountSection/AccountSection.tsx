'use client';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Content, Root, Title } from './AccountSection.styles.js';

export interface AccountSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What this part of the profile is about. */
  title: string;
}

/** One part of the profile: its name beside it, or above it on a phone. */
export function AccountSection({ title, children, ...props }: AccountSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...props}>
      <Title id={id}>{title}</Title>
      <Content>{children}</Content>
    </Root>
  );
}
