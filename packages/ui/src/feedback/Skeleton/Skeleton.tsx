import type { ComponentPropsWithRef } from 'react';
import { Root } from './Skeleton.styles.js';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What will appear here: a picture, a title, a line of text. */
  shape?: 'picture' | 'title' | 'line';
}

/** Keeps the room of what is coming. Loading beside it says so in words. */
export function Skeleton({ shape = 'line', ...props }: SkeletonProps) {
  return <Root aria-hidden="true" data-shape={shape} {...props} />;
}
