'use client';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Field } from '../../forms/Field/Field.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { Form, Note } from './Footer.styles.js';

export interface NewsletterFormProps {
  onSubscribe: ((email: string) => void) | undefined;
  /** Where to write while the form sends nothing (ruling 15). */
  contactEmail: string;
}

export function NewsletterForm({ onSubscribe, contactEmail }: NewsletterFormProps) {
  const [email, setEmail] = useState('');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubscribe?.(email);
      }}
    >
      <Field label="Email">
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary">
        Subscribe
      </Button>
      {!onSubscribe && (
        <Note>
          This form is not open yet. Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>{' '}
          and we will put you on the list.
        </Note>
      )}
    </Form>
  );
}
