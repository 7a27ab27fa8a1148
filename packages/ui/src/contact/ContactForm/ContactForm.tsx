'use client';
import { mailHref, phoneHref } from '@vestibule/domain/content';
import type { Translation } from '@vestibule/domain/words';
import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { EmailInput } from '../../forms/EmailInput/EmailInput.js';
import { Field } from '../../forms/Field/Field.js';
import { ClosedFormNote } from '../../forms/Field/Field.styles.js';
import { TextArea } from '../../forms/TextArea/TextArea.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { enteredText } from '../../internal/entered-text.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { Root } from './ContactForm.styles.js';
import { texts } from './ContactForm.texts.js';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export interface ContactFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'onChange'
> {
  /** How else to reach the hotel. */
  contact: { email: string; phone: string };
  /**
   * Takes the message; without it the form sends nothing, and leads to a mail that begins with what
   * was typed.
   */
  onSend?: (message: ContactMessage) => void;
}

const nothing: ContactMessage = { name: '', email: '', message: '' };

/** A message to the desk. The form has no validation, and sends nothing of its own. */
export function ContactForm({ contact, onSend, ...props }: ContactFormProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState(nothing);
  const closed = useId();
  const note = useRef<HTMLParagraphElement>(null);
  return (
    <Root
      method="dialog" // before hydration nothing is sent, least of all in an address
      noValidate
      aria-label={t.contact}
      aria-describedby={onSend ? undefined : closed}
      {...props}
      onChange={(event) => setTyped(entered(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        const message = entered(event.currentTarget);
        onSend?.(message);
        setTyped(message); // also what was typed before hydration
        note.current?.focus();
      }}
    >
      {!onSend && <ClosedFormNote id={closed}>{t.notOpen}</ClosedFormNote>}
      <Field label={t.name}>
        <TextInput autoComplete="name" name="name" />
      </Field>
      <Field label={t.email}>
        <EmailInput name="email" />
      </Field>
      <Field label={t.message}>
        <TextArea rows={6} name="message" />
      </Field>
      <div>
        <Button type="submit">{t.send}</Button>
      </div>
      {!onSend && (
        <ClosedFormNote ref={note} tabIndex={-1}>
          <Rich
            text={typed.message ? t.reachTyped : t.reach}
            address={<a href={mailHref(contact.email, mailDraft(typed, t))}>{contact.email}</a>}
            phone={
              <a href={phoneHref(contact.phone)}>
                <bdi>{contact.phone}</bdi>
              </a>
            }
          />
        </ClosedFormNote>
      )}
    </Root>
  );
}

function entered(form: HTMLFormElement): ContactMessage {
  const text = (name: keyof ContactMessage) => enteredText(form, name);
  return { name: text('name'), email: text('email'), message: text('message') };
}

function mailDraft({ name, email, message }: ContactMessage, t: Translation<typeof texts>) {
  return {
    subject: name && t.messageFrom({ name }),
    body: [message, name, email].filter(Boolean).join('\n\n'),
  };
}
