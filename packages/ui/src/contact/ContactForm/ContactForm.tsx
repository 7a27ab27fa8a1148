'use client';
import { phoneHref } from '@vestibule/domain/content';
import { useState } from 'react';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Field } from '../../forms/Field/Field.js';
import { TextArea } from '../../forms/TextArea/TextArea.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
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

const empty: ContactMessage = { name: '', email: '', message: '' };

/** A message to the desk. The form has no validation, and no behaviour of its own (ruling 15). */
export function ContactForm({ contact, onSend, ...props }: ContactFormProps) {
  const [values, setValues] = useState(empty);
  const bind = (name: keyof ContactMessage) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues((current) => ({ ...current, [name]: target.value })),
  });
  return (
    <Root
      noValidate
      aria-label="Contact"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.(values);
      }}
    >
      <Field label="Name">
        <TextInput autoComplete="name" {...bind('name')} />
      </Field>
      <Field label="Email">
        <TextInput type="email" autoComplete="email" {...bind('email')} />
      </Field>
      <Field label="Message">
        <TextArea rows={6} {...bind('message')} />
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
