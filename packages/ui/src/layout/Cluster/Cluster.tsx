import type { ComponentPropsWithRef } from 'react';
import { Root } from './Cluster.styles.js';

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** The space between two children. */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
  /** Where the line's free space goes. */
  justify?: 'start' | 'between' | 'end' | 'centre';
}

/** Side by side, wrapping when the line is full. */
export function Cluster({ gap = 'sm', justify = 'start', ...props }: ClusterProps) {
  return <Root data-gap={gap} data-justify={justify} {...props} />;
}
