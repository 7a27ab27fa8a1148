'use client';
import { excludedCountries as notServed, type SignUpForm } from '@vestibule/domain/account';
import { Controller, type Control } from 'react-hook-form';
import { PhoneInput, type PhoneInputProps } from '../../forms/PhoneInput/PhoneInput.js';

interface PhoneControlProps {
  control: Control<SignUpForm, unknown, SignUpForm>;
  defaultCountry: PhoneInputProps['defaultCountry'];
  excludedCountries: PhoneInputProps['excludedCountries'];
  /** The guest changed the number. */
  onEdit: () => void;
}

/** The phone input as a part of the form: an invalid number takes the focus like any field. */
export function PhoneControl({
  control,
  defaultCountry,
  excludedCountries = notServed,
  onEdit,
}: PhoneControlProps) {
  return (
    <Controller
      control={control}
      name="phone"
      render={({ field: { value, onChange, onBlur, name, ref } }) => (
        <div ref={(node) => ref(node && { focus: () => node.querySelector('input')?.focus() })}>
          <PhoneInput
            name={name}
            value={value}
            defaultCountry={defaultCountry}
            excludedCountries={excludedCountries}
            onBlur={onBlur}
            onValueChange={(phone) => {
              if (phone === value) return;
              onChange(phone);
              onEdit();
            }}
          />
        </div>
      )}
    />
  );
}
