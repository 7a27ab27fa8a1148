'use client';
import type { ComponentPropsWithRef } from 'react';
import { useScrollLock } from '../../internal/use-scroll-lock.js';
import { Announcement, Line, Veil } from './PageLoader.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './PageLoader.texts.js';

export interface PageLoaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether the page is being changed. */
  shown: boolean;
  /** What is announced. */
  message?: string;
}

/**
 * A veil over a page that has just come. It locks the page's scroll, lets presses through, and leaves
 * the focus alone.
 */
export function PageLoader({ shown, message, ...props }: PageLoaderProps) {
  const t = useTexts(texts);
  useScrollLock(shown);

  return (
    <>
      <Veil {...props} data-shown={shown ? '' : undefined} aria-hidden="true">
        <Line />
      </Veil>
      <Announcement>{shown ? (message ?? t.loadingPage) : ''}</Announcement>
    </>
  );
}
