'use client';
import { useLayoutEffect, useRef } from 'react';
import PhoneNumberInput, { getCountries } from 'react-phone-number-input/min';
import { TextInput } from '../TextInput/TextInput.js';
import { CountrySelect } from './CountrySelect.js';

export interface CountryPhoneProps {
  value: string;
  onValueChange: (value: string) => void;
  /** With it an empty field begins. */
  defaultCountry: string;
  excludedCountries: readonly string[];
  /** The field it takes over from had the focus. */
  focused: boolean;
  disabled: boolean | undefined;
  name: string | undefined;
}

/** As long as the shortest calling code: nothing was typed behind it yet. */
const codeAlone = '+1'.length;

export function CountryPhone(props: CountryPhoneProps) {
  const { value, onValueChange, defaultCountry, excludedCountries, focused, disabled, name } =
    props;
  const countries = getCountries().filter((country) => !excludedCountries.includes(country));
  const rootRef = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(focused);
  // Before anything can be typed: what is typed into neither field is lost.
  useLayoutEffect(() => {
    if (takesFocus.current) rootRef.current?.querySelector('input')?.focus();
  }, []);

  return (
    <div ref={rootRef}>
      <PhoneNumberInput
        international
        limitMaxLength
        countryCallingCodeEditable={false}
        defaultCountry={countries.find((country) => country === defaultCountry)}
        countries={countries}
        addInternationalOption={false}
        countrySelectComponent={CountrySelect}
        inputComponent={TextInput}
        autoComplete="tel"
        disabled={disabled}
        name={name}
        value={value.length > codeAlone ? value : undefined}
        onChange={(next) => onValueChange(next ?? '')}
      />
    </div>
  );
}
