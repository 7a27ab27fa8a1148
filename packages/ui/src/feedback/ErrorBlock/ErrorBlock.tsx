'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Root, Text, Title } from './ErrorBlock.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './ErrorBlock.texts.js';

export interface ErrorBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What could not be shown. */
  title: ReactNode;
  /** Why, in the words of the error catalogue. */
  text?: ReactNode;
  /** Asks again; the button shows only with it. */
  onRetry?: () => void;
  /** The question is being asked again. */
  retrying?: boolean;
}

/** A part of the page that could not be loaded, and the way to try again. */
export function ErrorBlock({ title, text, onRetry, retrying = false, ...props }: ErrorBlockProps) {
  const t = useTexts(texts);
  return (
    <Root role="alert" {...props}>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {onRetry && (
        <Button variant="secondary" busy={retrying} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      )}
    </Root>
  );
}
