'use client';
import {
  checkTicketGuestTexts,
  ticketGuestMessage,
  type TicketGuest,
} from '@vestibule/domain/events';
import { nameTexts } from '@vestibule/domain/text';
import { useState } from 'react';
import { EmailInput } from '../../forms/EmailInput/EmailInput.js';
import { Field } from '../../forms/Field/Field.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { useTexts } from '../../theme/texts.js';
import { Root } from './InfoStep.styles.js';
import { texts } from './InfoStep.texts.js';

export interface InfoStepProps {
  /** Who the tickets are for. */
  guest: TicketGuest;
  /** Some of the four answers changed. */
  onGuestChange: (changes: Partial<TicketGuest>) => void;
  /** Next was pressed: every field says what is wrong, not only those left behind. */
  asked?: boolean;
}

/** Step 4: four required fields; Next waits for no format. */
export function InfoStep({ guest, onGuestChange, asked = false }: InfoStepProps) {
  const t = useTexts(texts);
  const faults = useTexts(checkTicketGuestTexts);
  const ofNames = useTexts(nameTexts);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const errorOf = (name: keyof TicketGuest) =>
    asked || left.has(name) ? ticketGuestMessage(guest, name, faults, ofNames) : undefined;
  const fields = [
    { name: 'firstName', label: t.firstName, type: 'text', autoComplete: 'given-name' },
    { name: 'lastName', label: t.lastName, type: 'text', autoComplete: 'family-name' },
    { name: 'email', label: t.email, type: 'email', autoComplete: 'email' },
    { name: 'phone', label: t.phone, type: 'tel', autoComplete: 'tel' },
  ] as const;
  return (
    <Root>
      {fields.map(({ name, label, ...input }) => {
        const Input = name === 'email' ? EmailInput : TextInput;
        return (
          <Field key={name} label={label} error={errorOf(name)} required>
            <Input
              {...input}
              name={name}
              value={guest[name]}
              onChange={(event) => onGuestChange({ [name]: event.target.value })}
              onBlur={() => setLeft((before) => new Set(before).add(name))}
            />
          </Field>
        );
      })}
    </Root>
  );
}
