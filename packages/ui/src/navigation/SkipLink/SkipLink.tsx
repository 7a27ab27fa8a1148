'use client';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './SkipLink.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './SkipLink.texts.js';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The id of the main content. */
  target?: string;
}

/** The first stop of the Tab key: past the navigation. */
export function SkipLink({ target = 'main', children, ...props }: SkipLinkProps) {
  const t = useTexts(texts);
  return (
    <Root href={`#${target}`} {...props}>
      {children ?? t.skipToContent}
    </Root>
  );
}
