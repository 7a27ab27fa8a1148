import { useMemo } from 'react';
import { Countries } from './PhoneExtras.styles.js';
import { countryOptions } from './phone-numbers.js';

export interface CountrySelectProps {
  /** By ISO code; empty while the calling code is unfinished or unknown. */
  value: string;
  onValueChange: (country: string) => void;
  excluded: readonly string[];
  disabled: boolean | undefined;
}

/** The browser's own list of countries. */
export function CountrySelect({ value, onValueChange, excluded, disabled }: CountrySelectProps) {
  const options = useMemo(() => countryOptions(excluded), [excluded]);

  return (
    <Countries
      aria-label="Country"
      value={value}
      disabled={disabled}
      onChange={(event) => onValueChange(event.target.value)}
    >
      {value === '' && <option value="">Choose the country</option>}
      {options.map(({ country, label }) => (
        <option key={country} value={country}>
          {label}
        </option>
      ))}
    </Countries>
  );
}
