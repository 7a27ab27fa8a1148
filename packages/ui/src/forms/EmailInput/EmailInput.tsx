'use client';
import { useEffect, useRef, useState } from 'react';
import { useLateCode } from '../../internal/use-late-code.js';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.js';

export type EmailInputProps = Omit<TextInputProps, 'type'>;

const loadSuggestion = () => import('./EmailSuggestion.js');

/** An email address, inside a `Field`. One that looks mistyped is asked about; it is never refused here. */
export function EmailInput({ className, ...props }: EmailInputProps) {
  const root = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<string>();
  const [code, load] = useLateCode(loadSuggestion);
  // Whoever comes back to a step finds the question again.
  useEffect(() => {
    if (root.current?.querySelector('input')?.value) load();
  }, [load]);
  return (
    <div ref={root} className={className} onFocus={load}>
      <TextInput autoComplete="email" aria-describedby={question} {...props} type="email" />
      {code && <code.EmailSuggestion root={root} onAsk={setQuestion} />}
    </div>
  );
}
