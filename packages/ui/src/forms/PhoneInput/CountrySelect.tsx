import chevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import { Icon } from '../../media/Icon.js';
import { Code, Country } from './PhoneInput.styles.js';

export interface CountrySelectProps {
  value?: string;
  onChange: (country: string | undefined) => void;
  options: readonly { value?: string; label: string; divider?: boolean }[];
  disabled?: boolean;
}

/** The country by its code, over the browser's own list: no flags, from anywhere. */
export function CountrySelect({ value, onChange, options, disabled }: CountrySelectProps) {
  return (
    <Code as="span">
      <span aria-hidden="true">{value}</span>
      <Icon of={chevronDownIcon} />
      <Country
        aria-label="Country"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        {options.map((option) => (
          <option key={option.label} value={option.value ?? ''}>
            {option.label}
          </option>
        ))}
      </Country>
    </Code>
  );
}
