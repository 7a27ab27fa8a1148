import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
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
  /** Work is under way: the button cannot be pressed and says so. */
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
  disabled,
  type = 'button',
  children,
  ...props
}: ButtonProps) {
  const look = {
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide ? '' : undefined,
    'data-loading': loading ? '' : undefined,
    'aria-busy': loading || undefined,
  };
  if (asChild) {
    return (
      <Root as={Slot} {...look} {...props}>
        {children}
      </Root>
    );
  }
  return (
    <Root type={type} disabled={disabled || loading} {...look} {...props}>
      {loading && <Spinner aria-hidden="true" />}
      {children}
    </Root>
  );
}
