'use client';
import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '../../theme/locale.js';
import { useFieldControl } from '../Field/field-context.js';
import { Input } from './TextInput.styles.js';

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** The browser's own kinds of one-line text. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number' | 'time';
}

/** What is written from left to right in every language. */
const leftToRight = new Set(['email', 'tel', 'url']);

/** What is written in any language. */
const freeText = new Set(['text', 'search']);

/** One line of text, inside a `Field`. */
export function TextInput({ type = 'text', ...props }: TextInputProps) {
  const control = useFieldControl(props);
  const { dir } = useLocale();
  const turned = dir === 'rtl' && leftToRight.has(type);
  return (
    <Input
      type={type}
      dir={turned ? 'ltr' : undefined}
      $freeText={freeText.has(type) && !props.readOnly}
      {...props}
      {...control}
    />
  );
}
