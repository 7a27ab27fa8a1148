import { internationalPhone } from '@vestibule/domain/account';
import type { PhoneCountry } from '@vestibule/domain/settings';
import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEarlyValues } from '../../internal/use-early-values.js';
import { useLateCode } from '../../internal/use-late-code.js';
import type { PhoneEntry } from './phone-numbers.js';

const loadNumbers = () => import('./phone-numbers.js');

interface PhoneEntryOptions {
  /** The number in international form, or an empty text. */
  value: string;
  onValueChange: (value: string) => void;
  /** With it an empty field begins. */
  first: PhoneCountry;
  excluded: readonly string[];
}

/**
 * What the field holds. Until the numbering plans have loaded, it is the text as it was typed, behind
 * the first country's calling code; afterwards the national number in its groups.
 */
export function usePhoneEntry({ value, onValueChange, first, excluded }: PhoneEntryOptions) {
  const [entered, setEntered] = useState<PhoneEntry>({ country: first.country, text: '' });
  const input = useRef<HTMLInputElement>(null);
  const restoreCaret = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    restoreCaret.current?.();
    restoreCaret.current = undefined;
  });
  const [numbers, load] = useLateCode(loadNumbers, ({ keepCaret, readEntry }) => {
    restoreCaret.current = input.current ? keepCaret(input.current) : undefined;
    setEntered(({ country, text }) => readEntry(text, country, excluded));
  });

  const valueOf = (entry: PhoneEntry) =>
    numbers?.internationalForm(entry) ?? internationalPhone(entry.text, first.callingCode);
  const known = (): PhoneEntry =>
    numbers?.readEntry(value, entered.country, excluded) ?? {
      country: first.country,
      text: value.replace(first.callingCode, ''),
    };
  const shown = valueOf(entered) === value ? entered : known();

  const enter = (entry: PhoneEntry) => {
    setEntered({ ...entry }); // rendered again even if nothing changed: the caret has moved
    if (valueOf(entry) !== value) onValueChange(valueOf(entry));
  };
  useEarlyValues({ early: [input, shown.text] }, ({ early = '' }) =>
    // A form around it listens only after the effects of what is in it. Rendered at once: until
    // then the field shows the rendered value, and the next letter would take its place.
    queueMicrotask(() => {
      load();
      flushSync(() => enter({ ...shown, text: early }));
    }),
  );

  return {
    /** Numbering plans and the list of countries, once they have loaded. */
    numbers,
    load,
    input,
    shown,
    chooseCountry: (country: string) => {
      if (numbers) enter(numbers.inCountry(shown, country));
    },
    change: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      load();
      restoreCaret.current = numbers?.keepCaret(target, nativeEvent);
      enter(
        numbers?.changedEntry(shown, target.value, nativeEvent, excluded) ?? {
          ...shown,
          text: target.value,
        },
      );
    },
  };
}
