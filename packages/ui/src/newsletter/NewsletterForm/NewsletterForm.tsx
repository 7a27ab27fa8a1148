'use client';
import { HONEYPOT } from '@vestibule/domain/contact';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type FormEvent } from 'react';
import type { FormProblem } from '../../account/form-problem.js';
import { Button } from '../../actions/Button/Button.js';
import { Field } from '../../forms/Field/Field.js';
import { FieldLine } from '../../forms/Field/Field.styles.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { enteredText } from '../../internal/entered-text.js';
import { Honeypot } from '../../internal/Honeypot.js';
import { useKeptFocus } from '../../internal/use-kept-focus.js';
import { useTexts } from '../../theme/texts.js';
import { Root, Outcome } from './NewsletterForm.styles.js';
import { texts } from './NewsletterForm.texts.js';

export interface NewsletterFormProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Asks for the newsletter. `website` is what a program wrote where guests see no field. */
  onSubscribe: (subscription: { email: string; website: string }) => unknown;
  /** The address is on its way. */
  busy?: boolean;
  /** Why the server refused: the only word on the address, see below. */
  problem?: FormProblem;
  /** What the server answered: it replaces the form. */
  asked?: string;
}

/**
 * An address for the newsletter. It is on every page, and most pages load no rules of forms: the
 * server's own check says what is wrong, at the field.
 */
export function NewsletterForm({
  onSubscribe,
  busy = false,
  problem,
  asked,
  onFocus,
  onBlur,
  ...props
}: NewsletterFormProps) {
  const t = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLOutputElement>(null);
  const keptFocus = useKeptFocus(outcome, { onFocus, onBlur });
  const [dismissed, setDismissed] = useState<FormProblem>();
  const shown = problem === dismissed ? undefined : problem;
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { currentTarget: form } = event;
    void onSubscribe({ email: enteredText(form, 'email'), website: enteredText(form, HONEYPOT) });
  };
  return (
    <Root {...props} {...keptFocus}>
      <Outcome ref={outcome} tabIndex={-1}>
        {asked}
      </Outcome>
      {!asked && (
        <FieldLine
          as="form"
          method="dialog" // before hydration nothing is sent, least of all in an address
          noValidate
          aria-label={t.newsletter}
          onSubmit={onSubmit}
        >
          <Field label={t.email} error={shown?.fields?.['email'] ?? shown?.message} required>
            <TextInput
              ref={input}
              type="email"
              name="email"
              autoComplete="email"
              onChange={() => setDismissed(problem)}
            />
          </Field>
          <Button type="submit" busy={busy}>
            {busy ? t.subscribing : t.subscribe}
          </Button>
          <Honeypot />
        </FieldLine>
      )}
    </Root>
  );
}
