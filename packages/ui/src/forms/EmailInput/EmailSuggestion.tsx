'use client';
import { suggestEmail } from '@vestibule/domain/account';
import { useEffect, useId, useLayoutEffect, useState, type RefObject } from 'react';
import { useLeftValue } from '../../internal/use-left-value.js';
import { Meant, Suggestion } from './EmailSuggestion.styles.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { texts } from './EmailInput.texts.js';

export interface EmailSuggestionProps {
  /** Holds the input, whoever owns its value. */
  root: RefObject<HTMLElement | null>;
  /** Told the question's id while it is shown, which then describes the input. */
  onAsk: (id: string | undefined) => void;
}

/** “Did you mean …?”, once the guest has left the field; pressed, it is filled in. */
export function EmailSuggestion({ root, onAsk }: EmailSuggestionProps) {
  const t = useTexts(texts);
  const id = useId();
  const { value, typing } = useTyped(root);
  const left = useLeftValue(value, typing);
  const meant = left === value ? suggestEmail(value) : undefined;
  const asked = meant && id;
  useLayoutEffect(() => onAsk(asked), [asked, onAsk]);
  return (
    <Suggestion>
      {meant && (
        <Meant
          type="button"
          id={id}
          onClick={() => {
            const input = root.current?.querySelector('input');
            if (!input) return;
            enter(input, meant);
            input.focus();
          }}
        >
          <Rich text={t.didYouMean} address={<b>{meant}</b>} />
        </Meant>
      )}
    </Suggestion>
  );
}

/** What is in the input, and whether it is still being typed. */
function useTyped(root: RefObject<HTMLElement | null>) {
  const [typed, setTyped] = useState({ value: '', typing: true });
  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (!input) return undefined;
    const read = ({ type }: { type: string }) =>
      setTyped({ value: input.value, typing: type === 'input' });
    read({ type: input === document.activeElement ? 'input' : 'focusout' });
    const readInput = (event: Event) => {
      if (event.target === input) read(event);
    };
    // Enter makes a change without leaving the field, and so does a browser that fills it in.
    const events = ['input', 'change', 'focusout'];
    // A listener of the document runs after React's. One that runs before would remove the question
    // while the form still holds the old text, and React would put that text back.
    for (const event of events) document.addEventListener(event, readInput);
    return () => {
      for (const event of events) document.removeEventListener(event, readInput);
    };
  }, [root]);
  return typed;
}

/** As if the guest had typed it, so that React and the owner of the value get the event. */
function enter(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
