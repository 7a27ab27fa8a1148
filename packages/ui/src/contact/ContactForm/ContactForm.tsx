'use client';
import { phoneHref } from '@vestibule/domain/content';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { EmailInput } from '../../forms/EmailInput/EmailInput.js';
import { Field } from '../../forms/Field/Field.js';
import { TextArea } from '../../forms/TextArea/TextArea.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { enteredText } from '../../internal/entered-text.js';
import { Note, Root } from './ContactForm.styles.js';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export interface ContactFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** How else to reach the hotel. */
  contact: { email: string; phone: string };
  /** Takes the message; without it the form sends nothing and says how to reach the hotel. */
  onSend?: (message: ContactMessage) => void;
}

/** A message to the desk. The form has no validation, and no behaviour of its own (ruling 15). */
export function ContactForm({ contact, onSend, ...props }: ContactFormProps) {
  return (
    <Root
      method="dialog" // before hydration nothing is sent, least of all in an address
      noValidate
      aria-label="Contact"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        const text = (name: keyof ContactMessage) => enteredText(event.currentTarget, name);
        onSend?.({ name: text('name'), email: text('email'), message: text('message') });
      }}
    >
      <Field label="Name">
        <TextInput autoComplete="name" name="name" />
      </Field>
      <Field label="Email">
        <EmailInput name="email" />
      </Field>
      <Field label="Message">
        <TextArea rows={6} name="message" />
      </Field>
      <div>
        <Button type="submit">Send Message</Button>
      </div>
      {!onSend && (
        <Note>
          This form is not open yet. Write to{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a> or call{' '}
          <a href={phoneHref(contact.phone)}>
            <bdi>{contact.phone}</bdi>
          </a>
          : somebody is at the desk day and night.
        </Note>
      )}
    </Root>
  );
}
