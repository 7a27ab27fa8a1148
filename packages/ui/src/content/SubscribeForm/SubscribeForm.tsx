'use client';
import { mailHref } from '@vestibule/domain/content';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Field } from '../../forms/Field/Field.js';
import { ClosedFormNote, FieldLine } from '../../forms/Field/Field.styles.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { enteredText } from '../../internal/entered-text.js';
import { Root } from './SubscribeForm.styles.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { texts } from './SubscribeForm.texts.js';

export interface SubscribeFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'onChange'
> {
  /** Where to write while the form sends nothing. */
  contactEmail: string;
  /**
   * Takes the address; without it the form sends nothing, and leads to a mail that names the address.
   */
  onSubscribe?: ((email: string) => void) | undefined;
}

/** One address to be told at (spec 2, Layout and Coming soon). */
export function SubscribeForm({ contactEmail, onSubscribe, ...props }: SubscribeFormProps) {
  const t = useTexts(texts);
  const [address, setAddress] = useState('');
  const note = useRef<HTMLParagraphElement>(null);
  const mail = { subject: address && t.mailSubject, body: address };
  return (
    <Root
      method="dialog" // before hydration nothing is sent, least of all in an address
      noValidate
      {...props}
      onChange={(event) => setAddress(enteredText(event.currentTarget, 'email'))}
      onSubmit={(event) => {
        event.preventDefault();
        const entered = enteredText(event.currentTarget, 'email');
        onSubscribe?.(entered);
        setAddress(entered); // also what was typed before hydration
        note.current?.focus();
      }}
    >
      <FieldLine>
        <Field label={t.email}>
          <TextInput type="email" name="email" autoComplete="email" />
        </Field>
        <Button type="submit">{t.subscribe}</Button>
      </FieldLine>
      {!onSubscribe && (
        <ClosedFormNote ref={note} tabIndex={-1}>
          <Rich
            text={t.notOpen}
            address={<a href={mailHref(contactEmail, mail)}>{contactEmail}</a>}
          />
        </ClosedFormNote>
      )}
    </Root>
  );
}
