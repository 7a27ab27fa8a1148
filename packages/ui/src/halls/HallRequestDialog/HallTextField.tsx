import type { HallRequestForm } from '@vestibule/domain/halls';
import type { UseFormReturn } from 'react-hook-form';
import { EmailInput } from '../../forms/EmailInput/EmailInput.js';
import { Field } from '../../forms/Field/Field.js';
import { TextInput, type TextInputProps } from '../../forms/TextInput/TextInput.js';
import { hallControlId } from './hall-fields.js';

interface HallTextFieldProps extends Omit<TextInputProps, 'name' | 'form' | 'required'> {
  form: UseFormReturn<HallRequestForm>;
  name: keyof HallRequestForm;
  label: string;
  hint?: string;
  required?: boolean;
  optional?: boolean;
}

/** One line of the form; its error clears when the guest edits it (spec 5). */
export function HallTextField({
  form,
  name,
  label,
  hint,
  required = false,
  optional = false,
  ...props
}: HallTextFieldProps) {
  // An end before the start is mended at either.
  const cleared = name === 'startTime' ? (['startTime', 'endTime'] as const) : name;
  const Input = props.type === 'email' ? EmailInput : TextInput;
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      optional={optional}
      controlId={hallControlId(name)}
      error={form.formState.errors[name]?.message}
    >
      <Input {...props} {...form.register(name, { onChange: () => form.clearErrors(cleared) })} />
    </Field>
  );
}
