import type { ComponentPropsWithRef } from 'react';
import { Root } from './SkipLink.styles.js';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The id of the main content. */
  target?: string;
}

/** The first stop of the Tab key: past the navigation. */
export function SkipLink({
  target = 'main',
  children = 'Skip to content',
  ...props
}: SkipLinkProps) {
  return (
    <Root href={`#${target}`} {...props}>
      {children}
    </Root>
  );
}
