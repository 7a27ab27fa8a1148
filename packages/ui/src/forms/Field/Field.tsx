'use client';
import { useId, useMemo } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Hint, Label, Optional, Root } from './Field.styles.js';
import { FieldContext } from './field-context.js';
import { FieldMessage } from './FieldMessage.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Field.texts.js';

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  /** What is asked, visible above the control. */
  label: ReactNode;
  /** Keeps the label for screen readers only; the control must explain itself. */
  labelHidden?: boolean;
  /** Help that stays. */
  hint?: ReactNode;
  /** What is wrong; shows under the control and marks it invalid. */
  error?: ReactNode;
  /** The guest must fill it in. */
  required?: boolean;
  /** Shows “(optional)” behind the label. */
  optional?: boolean;
  /** The control's id, when something outside must find it. */
  controlId?: string;
  /** One control of this package. */
  children: ReactNode;
}

/** The one place that ties a label, a hint and an error to a control. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  optional = false,
  controlId,
  children,
  ...props
}: FieldProps) {
  const t = useTexts(texts);
  const generated = useId();
  const id = controlId ?? `field${generated}`;
  const invalid = Boolean(error);
  const described = [hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ');
  const control = useMemo(
    () => ({
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
    }),
    [id, described, invalid, required],
  );

  return (
    <Root data-invalid={invalid ? '' : undefined} {...props}>
      <Label htmlFor={id} data-hidden={labelHidden ? '' : undefined}>
        {label}
        {optional && <Optional> {t.optional}</Optional>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldContext value={control}>{children}</FieldContext>
      {invalid && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </Root>
  );
}
