import type { ComponentPropsWithRef } from 'react';
import { Root } from './Grid.styles.js';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** How wide a column is at least: 14, 18 or 24 rem. */
  column?: 'small' | 'medium' | 'large';
  /** The space between two cells. */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
}

/** Equal columns, as many as fit; one on a phone. */
export function Grid({ column = 'medium', gap = 'xl', ...props }: GridProps) {
  return <Root data-column={column} data-gap={gap} {...props} />;
}
