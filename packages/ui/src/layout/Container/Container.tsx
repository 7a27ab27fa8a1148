import type { ComponentPropsWithRef } from 'react';
import { Root } from './Container.styles.js';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** `page` for most things, `text` for reading, `narrow` for forms. */
  width?: 'page' | 'text' | 'narrow';
}

/** The page's column: full width with a gutter, up to a measure. */
export function Container({ width = 'page', ...props }: ContainerProps) {
  return <Root data-width={width} {...props} />;
}
