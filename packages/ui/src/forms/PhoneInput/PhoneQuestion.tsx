import { phoneQuestionTexts } from '@vestibule/domain/account';
import { useId, useLayoutEffect } from 'react';
import { useLeftValue } from '../../internal/use-left-value.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Question } from './PhoneExtras.styles.js';
import { questionAbout, type PhoneEntry } from './phone-numbers.js';

export interface PhoneQuestionProps {
  /** What the field shows. */
  entry: PhoneEntry;
  /** The number in international form. */
  value: string;
  /** The guest is in the field. */
  focused: boolean;
  /** Told the question's id while it is shown, which then describes the input. */
  onAsk: (id: string | undefined) => void;
}

/** What is asked about an improbable number once the guest has left it. */
export function PhoneQuestion({ entry, value, focused, onAsk }: PhoneQuestionProps) {
  const t = useTexts(phoneQuestionTexts);
  const { locale } = useLocale();
  const id = useId();
  const left = useLeftValue(value, focused);
  const question = left === value ? questionAbout(entry, t, locale) : undefined;
  const asked = question && id;
  useLayoutEffect(() => onAsk(asked), [asked, onAsk]);
  return <Question>{question && <span id={id}>{question}</span>}</Question>;
}
