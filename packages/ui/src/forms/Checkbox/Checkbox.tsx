'use client';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldMessage } from '../Field/FieldMessage.js';
import { Box, Label, Root } from './Checkbox.styles.js';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen; it is beside the box. */
  label: ReactNode;
  /** What is wrong; shows under it. */
  error?: ReactNode;
}

/** A yes or no. It carries its own label, so it needs no `Field`. */
export function Checkbox({ label, error, id: own, className, ...props }: CheckboxProps) {
  const generated = useId();
  const id = own ?? generated;
  const invalid = Boolean(error);
  return (
    <Root className={className}>
      <Label htmlFor={id}>
        <Box
          type="checkbox"
          id={id}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-error` : undefined}
          {...props}
        />
        <span>{label}</span>
      </Label>
      {invalid && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </Root>
  );
}
