import { useLayoutEffect } from 'react';
import { useLeftValue } from '../../internal/use-left-value.js';
import { Question } from './PhoneExtras.styles.js';
import { questionAbout, type PhoneEntry } from './phone-numbers.js';

export interface PhoneQuestionProps {
  id: string;
  /** What the field shows. */
  entry: PhoneEntry;
  /** The number in international form. */
  value: string;
  /** The guest is in the field. */
  focused: boolean;
  /** The question stands, or has gone: it describes the input only while it stands. */
  onAsk: (asking: boolean) => void;
}

/** What is asked about an improbable number once the guest has left it. */
export function PhoneQuestion({ id, entry, value, focused, onAsk }: PhoneQuestionProps) {
  const left = useLeftValue(value, focused);
  const question = left === value ? questionAbout(entry) : undefined;
  const asking = question !== undefined;
  useLayoutEffect(() => onAsk(asking), [asking, onAsk]);
  return <Question>{question && <span id={id}>{question}</span>}</Question>;
}
