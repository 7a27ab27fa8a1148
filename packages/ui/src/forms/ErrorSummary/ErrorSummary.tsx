'use client';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { List, Root, Title } from './ErrorSummary.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './ErrorSummary.texts.js';

export interface ErrorSummaryEntry {
  /** The id of the control. */
  controlId: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What must be mended, in the order of the form; empty shows nothing. */
  errors: ReadonlyArray<ErrorSummaryEntry>;
  /** What the list is about. */
  title?: string;
}

/** Over a long form: all that is wrong, each leading to its field. It takes the focus when it comes: give it the count of tries as its `key`. */
export function ErrorSummary({ ref, errors, title, ...props }: ErrorSummaryProps) {
  const t = useTexts(texts);
  const rootRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => rootRef.current as HTMLDivElement);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) rootRef.current?.focus();
  }, [shown]);

  if (!shown) return null;
  return (
    <Root ref={rootRef} role="alert" tabIndex={-1} {...props}>
      <Title>{title ?? t.pleaseCheck}</Title>
      <List>
        {errors.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </List>
    </Root>
  );
}
