'use client';
import { DEFAULT_COUNTRY } from '@vestibule/domain/account';
import type { PhoneCountry } from '@vestibule/domain/settings';
import chevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { useFieldControl } from '../Field/field-context.js';
import { Frame } from './PhoneInput.styles.js';
import { usePhoneEntry } from './use-phone-entry.js';

export interface PhoneInputProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onBlur'
> {
  /** The number in international form, or an empty text. */
  value: string;
  /** The guest typed; always the international form, empty when cleared. */
  onValueChange: (value: string) => void;
  /** The guest left the control. */
  onBlur?: () => void;
  /** With it an empty field begins; the United States without it. */
  defaultCountry?: PhoneCountry | undefined;
  /** Countries that cannot be chosen, by ISO code. */
  excludedCountries?: ReadonlyArray<string>;
  /** Shows its value, and cannot be changed. */
  disabled?: boolean;
  /** Its name in the form that is sent. */
  name?: string;
  /** Joins the classes of the root. */
  className?: string;
}

const unitedStates: PhoneCountry = { country: DEFAULT_COUNTRY, callingCode: '+1' };

const none: readonly string[] = [];

/** A phone number with its country. Countries and formats show from the first focus on; their code comes at idle. */
export function PhoneInput({
  value,
  onValueChange,
  onBlur,
  defaultCountry: first = unitedStates,
  excludedCountries: excluded = none,
  disabled,
  name,
  ...props
}: PhoneInputProps) {
  const { numbers, load, input, shown, change, chooseCountry } = usePhoneEntry({
    value,
    onValueChange,
    first,
    excluded,
  });
  const [focused, setFocused] = useState(false);
  const [question, setQuestion] = useState<string>();
  const control = useFieldControl({ 'aria-describedby': question });
  const country = shown.text.startsWith('+') ? '' : shown.country;

  return (
    <div
      {...props}
      onPointerEnter={load} // a press then finds the list where it looks for one
      onFocus={() => {
        setFocused(true);
        load();
      }}
      onBlur={() => {
        setFocused(false);
        onBlur?.();
      }}
    >
      {/* As numbers are dialled, also where lines run from right to left. */}
      <Frame dir="ltr" data-disabled={disabled ? '' : undefined}>
        <span>
          {country ? (
            <>
              <b aria-hidden="true">{country}</b>
              <span aria-hidden="true">{numbers?.callingCodeOf(country) ?? first.callingCode}</span>
            </>
          ) : (
            <Icon of={phoneIcon} />
          )}
          <Icon of={chevronDownIcon} />
          {numbers && (
            <numbers.CountrySelect
              value={country}
              onValueChange={chooseCountry}
              excluded={excluded}
              disabled={disabled}
            />
          )}
        </span>
        <input
          {...control}
          ref={input}
          type="tel"
          autoComplete="tel"
          disabled={disabled}
          name={name}
          value={shown.text}
          onChange={change}
        />
      </Frame>
      {numbers && (
        <numbers.PhoneQuestion entry={shown} value={value} focused={focused} onAsk={setQuestion} />
      )}
    </div>
  );
}
