import chevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import { styled } from 'styled-components';
import { Icon } from '../../media/Icon.js';
import { tokens } from '../../theme/tokens.js';
import { Code } from './PhoneInput.styles.js';

const Shown = styled(Code)`
  &:focus-within {
    outline: 3px solid ${tokens.colour.focus};
  }
`;

const Country = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;

  & > option {
    background: ${tokens.colour.surface};
    color: ${tokens.colour.ink};
  }
`;

export interface CountrySelectProps {
  value?: string;
  onChange: (country: string | undefined) => void;
  options: readonly { value?: string; label: string; divider?: boolean }[];
  disabled?: boolean;
}

/** The country by its code, over the browser's own list: no flags, from anywhere. */
export function CountrySelect({ value, onChange, options, disabled }: CountrySelectProps) {
  return (
    <Shown>
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
    </Shown>
  );
}
