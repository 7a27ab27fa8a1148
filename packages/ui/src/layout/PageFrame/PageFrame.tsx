import type { ComponentPropsWithRef } from 'react';
import { Root } from './PageFrame.styles.js';

export type PageFrameProps = ComponentPropsWithRef<'div'>;

/** Header, `<main>` and footer; on a short page the footer is still at the foot of the screen. */
export function PageFrame({ children, ...props }: PageFrameProps) {
  return <Root {...props}>{children}</Root>;
}
