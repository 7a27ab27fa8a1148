'use client';
import { useEffect } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Announcement, Line, Overlay, Word } from './PageLoader.styles.js';

export interface PageLoaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether the page is being changed. */
  shown: boolean;
  /** The house's name, on the curtain. */
  name?: string;
  /** What is announced. */
  message?: string;
}

/** A curtain between two pages. It locks the page's scroll, and leaves the focus alone. */
export function PageLoader({
  shown,
  name = 'Vestibule',
  message = 'Loading page',
  ...props
}: PageLoaderProps) {
  useEffect(() => {
    if (!shown) return undefined;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [shown]);

  return (
    <>
      <Overlay {...props} data-shown={shown ? '' : undefined} aria-hidden="true">
        <Word>{name}</Word>
        <Line />
      </Overlay>
      <Announcement>{shown ? message : ''}</Announcement>
    </>
  );
}
