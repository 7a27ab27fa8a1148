'use client';
import { useId, useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useKeptFocus } from '../../internal/use-kept-focus.js';
import { Content, Root, Title } from './AccountSection.styles.js';

export interface AccountSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What this part of the profile is about. */
  title: string;
}

/**
 * One part of the profile: its name beside it, or above it on a phone. It takes the focus when what
 * had it goes, as a form does once it is saved.
 */
export function AccountSection({
  ref,
  title,
  children,
  onFocus,
  onBlur,
  ...props
}: AccountSectionProps) {
  const id = useId();
  const rootRef = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => rootRef.current as HTMLElement);
  const keptFocus = useKeptFocus(rootRef, { onFocus, onBlur });
  return (
    <Root aria-labelledby={id} {...props} {...keptFocus} ref={rootRef} tabIndex={-1}>
      <Title id={id}>{title}</Title>
      <Content>{children}</Content>
    </Root>
  );
}
