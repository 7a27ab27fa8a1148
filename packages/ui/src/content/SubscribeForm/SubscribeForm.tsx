'use client';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Field } from '../../forms/Field/Field.js';
import { FieldLine } from '../../forms/field-line.styles.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { enteredText } from '../../internal/entered-text.js';
import { Note, Root } from './SubscribeForm.styles.js';

export interface SubscribeFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** Where to write while the form sends nothing (ruling 15). */
  contactEmail: string;
  /** Takes the address; without it the form sends nothing and says how to reach the hotel. */
  onSubscribe?: ((email: string) => void) | undefined;
}

/** One address to be told at (spec 2, Layout and Coming soon). */
export function SubscribeForm({ contactEmail, onSubscribe, ...props }: SubscribeFormProps) {
  return (
    <Root
      method="dialog" // before hydration nothing is sent, least of all in an address
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        onSubscribe?.(enteredText(event.currentTarget, 'email'));
      }}
    >
      <FieldLine>
        <Field label="Email">
          <TextInput type="email" name="email" autoComplete="email" />
        </Field>
        <Button type="submit">Subscribe</Button>
      </FieldLine>
      {!onSubscribe && (
        <Note>
          This form is not open yet. Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>{' '}
          and we will put you on the list.
        </Note>
      )}
    </Root>
  );
}
