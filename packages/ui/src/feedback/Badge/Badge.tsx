import type { ComponentPropsWithRef } from 'react';
import { Root } from './Badge.styles.js';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brass';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What the words mean; `brass` for praise such as Popular. */
  tone?: BadgeTone;
  /** Filled, for use on a picture. */
  solid?: boolean;
}

/** One or two words about the thing it is on. */
export function Badge({ tone = 'neutral', solid = false, ...props }: BadgeProps) {
  return <Root data-tone={tone} data-solid={solid ? '' : undefined} {...props} />;
}
