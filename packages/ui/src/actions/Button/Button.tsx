'use client';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Root, Spinner } from './Button.styles.js';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** How much the action matters on this screen; one primary per view. */
  variant?: ButtonVariant;
  /**
   * Height and padding.
   *
   * @default 'medium'
   */
  size?: ButtonSize;
  /** Fills the line. */
  wide?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** What it does in a form: `button` does nothing, `submit` sends it, `reset` gives its fields their first values again. */
  type?: 'button' | 'submit' | 'reset';
  /** Work is under way: a press does nothing, the focus stays, and a spinner shows. */
  busy?: boolean;
  /** Other work is under way: a press does nothing, and the focus stays. */
  waiting?: boolean;
}

/**
 * Starts an action. For going somewhere use `LinkButton`. Not natively disabled while it works or waits: a
 * disabled button loses the focus.
 */
export function Button({
  variant = 'primary',
  size,
  wide = false,
  busy = false,
  waiting = false,
  type = 'button',
  'aria-disabled': ariaDisabled,
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <Root
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={wide ? '' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || waiting || ariaDisabled || undefined}
      {...props}
      onClick={busy || waiting ? refusePress : onClick}
    >
      {busy && <Spinner aria-hidden="true" />}
      {children}
    </Root>
  );
}

/** Nor is a form sent: Enter in a field presses its submit button. */
function refusePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
