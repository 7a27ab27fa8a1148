import type { ComponentPropsWithRef } from 'react';
import { Root } from './Stack.styles.js';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The space between two children. */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
}

/** One under the other. */
export function Stack({ gap = 'md', ...props }: StackProps) {
  return <Root data-gap={gap} {...props} />;
}
