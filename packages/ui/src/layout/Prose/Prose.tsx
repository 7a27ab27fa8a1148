import type { ComponentPropsWithRef } from 'react';
import { Root } from './Prose.styles.js';

export interface ProseProps extends ComponentPropsWithRef<'div'> {}

/** Running text: terms, an article, a description. */
export function Prose(props: ProseProps) {
  return <Root {...props} />;
}
