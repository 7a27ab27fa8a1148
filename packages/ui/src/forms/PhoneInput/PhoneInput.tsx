'use client';
import { DEFAULT_COUNTRY } from '@vestibule/domain/account';
import type { PhoneCountry } from '@vestibule/domain/settings';
import chevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { useRef, useState } from 'react';
import type { ComponentPropsWithRef, ComponentType } from 'react';
import { useEarlyValues } from '../../internal/use-early-values.js';
import { useIdleFetch } from '../../internal/use-idle-fetch.js';
import { useCodeLoader } from '../../theme/code-loader.js';
import { Icon } from '../../media/Icon.js';
import { TextInput } from '../TextInput/TextInput.js';
import type { CountryPhoneProps } from './CountryPhone.js';
import { Code, Root } from './PhoneInput.styles.js';

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
  /** With it an empty field begins; the United States without it (spec 2, Sign up). */
  defaultCountry?: PhoneCountry | undefined;
  /** Countries that cannot be chosen, by ISO code. */
  excludedCountries?: readonly string[];
  /** Shows its value, and cannot be changed. */
  disabled?: boolean;
  /** Its name in the form that is sent. */
  name?: string;
  /** Joins the classes of the root. */
  className?: string;
}

const unitedStates: PhoneCountry = { country: DEFAULT_COUNTRY, callingCode: '+1' };

const loadCountries = () => import('./CountryPhone.js');

const none: readonly string[] = [];

/** Of another country only the loaded component knows the name. */
function firstSign(value: string, first: PhoneCountry) {
  const isFirst = value === '' || value.startsWith(first.callingCode);
  if (!isFirst) return <Icon of={phoneIcon} />;
  return (
    <>
      {first.country}
      <Icon of={chevronDownIcon} />
    </>
  );
}

/** A number set at once without a plus, as browsers fill it in, is one of the country on show. */
function international(typed: string, { callingCode }: PhoneCountry): string {
  const digits = typed.replace(/\D/g, '');
  const whole = /^\s*(\+|$)/.test(typed) ? `+${digits}` : `${callingCode}${digits}`;
  return whole === '+' || whole === callingCode ? '' : whole;
}

/** A phone number with its country. Countries and formats show from the first focus on; their code comes at idle. */
export function PhoneInput({
  value,
  onValueChange,
  onBlur,
  defaultCountry: first = unitedStates,
  excludedCountries = none,
  disabled,
  name,
  ...props
}: PhoneInputProps) {
  const [loaded, setLoaded] = useState<{ component: ComponentType<CountryPhoneProps> }>();
  const [focused, setFocused] = useState(false);
  const [typed, setTyped] = useState('');
  const asked = useRef(false);
  const loadCode = useCodeLoader();
  useIdleFetch(loadCountries);
  const plain = useRef<HTMLInputElement>(null);
  // Behind the first country's calling code; a number of another country stands whole.
  const shown =
    international(typed, first) === value ? typed : value.replace(first.callingCode, '');
  const enter = (text: string) => {
    setTyped(text);
    onValueChange(international(text, first));
  };
  useEarlyValues({ early: [plain, shown] }, ({ early = '' }) =>
    // A form around it listens only after the effects of what stands in it.
    queueMicrotask(() => enter(early)),
  );

  const load = async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const { CountryPhone } = await loadCode(loadCountries);
      setLoaded({ component: CountryPhone });
    } catch {
      asked.current = false; // the plain field goes on working; the next focus asks again
    }
  };
  const shared = { disabled, name };

  return (
    <Root
      dir="ltr" // as numbers are dialled, also where lines run from right to left
      {...props}
      onFocus={() => {
        setFocused(true);
        void load();
      }}
      onBlur={() => {
        setFocused(false);
        onBlur?.();
      }}
    >
      {loaded ? (
        <loaded.component
          {...shared}
          value={value}
          onValueChange={onValueChange}
          defaultCountry={first.country}
          excludedCountries={excludedCountries}
          focused={focused}
        />
      ) : (
        <>
          <Code aria-hidden="true">
            {firstSign(value, first)}
            {!shown.startsWith('+') && <b>{first.callingCode}</b>}
          </Code>
          <TextInput
            {...shared}
            ref={plain}
            type="tel"
            autoComplete="tel"
            value={shown}
            onChange={(event) => enter(event.target.value)}
          />
        </>
      )}
    </Root>
  );
}
