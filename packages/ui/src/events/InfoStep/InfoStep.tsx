import type { TicketGuest } from '@vestibule/domain/events';
import { Field } from '../../forms/Field/Field.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { Root } from './InfoStep.styles.js';

export interface InfoStepProps {
  /** Who the tickets are for. */
  guest: TicketGuest;
  /** Some of the four answers changed. */
  onGuestChange: (changes: Partial<TicketGuest>) => void;
}

const fields = [
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** Step 4: four required fields, whatever their format (ruling 18). */
export function InfoStep({ guest, onGuestChange }: InfoStepProps) {
  return (
    <Root>
      {fields.map(({ name, label, ...input }) => (
        <Field key={name} label={label} required>
          <TextInput
            {...input}
            name={name}
            value={guest[name]}
            onChange={(event) => onGuestChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
    </Root>
  );
}
