'use client';
import { Slot } from '@radix-ui/react-slot';
import { useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useFocusAfterWork } from '../../internal/use-focus-after-work.js';
import { Root, Spinner } from './Button.styles.js';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** How much the action matters on this screen; one primary per view. */
  variant?: ButtonVariant;
  /** Height and padding. */
  size?: ButtonSize;
  /** Fills the line. */
  wide?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Work is under way: the button cannot be pressed, and a sign turns in it. */
  loading?: boolean;
  /** Gives its look and props to the single child instead of a `<button>`. */
  asChild?: boolean;
}

/** Starts an action. For going somewhere use `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  loading = false,
  asChild = false,
  ...props
}: ButtonProps) {
  const look = {
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide ? '' : undefined,
    'data-loading': loading ? '' : undefined,
    'aria-busy': loading || undefined,
  };
  if (asChild) return <Root as={Slot} {...look} {...props} />;
  return <Control loading={loading} {...look} {...props} />;
}

type ControlProps = Omit<ButtonProps, keyof ButtonLook | 'asChild'>;

function Control({
  ref,
  loading = false,
  disabled,
  type = 'button',
  children,
  ...props
}: ControlProps) {
  const rootRef = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => rootRef.current as HTMLButtonElement);
  useFocusAfterWork(rootRef, loading);
  return (
    <Root ref={rootRef} type={type} disabled={disabled || loading} {...props}>
      {loading && <Spinner aria-hidden="true" />}
      {children}
    </Root>
  );
}
