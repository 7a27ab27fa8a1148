import { useLayoutEffect, useMemo, useRef } from 'react';
import { Countries } from './PhoneExtras.styles.js';
import { countryOptions } from './phone-numbers.js';

export interface CountrySelectProps {
  /** By ISO code; empty while the calling code is unfinished or unknown. */
  value: string;
  onValueChange: (country: string) => void;
  excluded: readonly string[];
  disabled: boolean | undefined;
  /** The guest pressed the place of the list before it was there. */
  opened: boolean;
}

/** The browser's own list of countries, over the sign of the one that was chosen. */
export function CountrySelect({
  value,
  onValueChange,
  excluded,
  disabled,
  opened,
}: CountrySelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const options = useMemo(() => countryOptions(excluded), [excluded]);
  const opens = useRef(opened);
  useLayoutEffect(() => {
    if (!opens.current) return;
    select.current?.focus();
    try {
      select.current?.showPicker();
    } catch {
      // The press is too long ago, or the browser cannot; the list has the focus.
    }
  }, []);

  return (
    <Countries
      ref={select}
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
