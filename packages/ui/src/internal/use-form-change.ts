import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Tells of every change. */
export function useFormChange<Form extends FieldValues, Checked extends FieldValues>(
  form: UseFormReturn<Form, unknown, Checked>,
  onChange: ((form: Form) => void) | undefined,
): void {
  const tell = useEffectEvent((values: Form) => onChange?.(values));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => tell(values),
      }),
    [form],
  );
}
