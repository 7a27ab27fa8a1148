'use client';
import { useMemo } from 'react';
import { Countries } from './PhoneExtras.styles.js';
import { countryOptions } from './phone-numbers.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './PhoneInput.texts.js';

export interface CountrySelectProps {
  /** By ISO code; empty while the calling code is unfinished or unknown. */
  value: string;
  onValueChange: (country: string) => void;
  excluded: ReadonlyArray<string>;
  disabled: boolean | undefined;
}

/** The browser's own list of countries. */
export function CountrySelect({ value, onValueChange, excluded, disabled }: CountrySelectProps) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const options = useMemo(() => countryOptions(excluded, locale), [excluded, locale]);

  return (
    <Countries
      aria-label={t.country}
      value={value}
      disabled={disabled}
      onChange={(event) => onValueChange(event.target.value)}
    >
      {value === '' && <option value="">{t.chooseCountry}</option>}
      {options.map(({ country, label }) => (
        <option key={country} value={country}>
          {label}
        </option>
      ))}
    </Countries>
  );
}
