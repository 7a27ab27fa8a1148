'use client';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../Field/field-context.js';
import { Area } from './TextArea.styles.js';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** How many lines show; the guest can pull it longer. */
  rows?: number;
}

/** Several lines of text, inside a `Field`. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const control = useFieldControl(props);
  return <Area rows={rows} {...props} {...control} />;
}
