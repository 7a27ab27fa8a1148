import type { ComponentPropsWithRef } from 'react';
import { initialOf } from '../initial-of.js';
import { Root } from './Monogram.styles.js';

export interface MonogramProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose initials. */
  name: string;
  /** 40, 64 or 96 px. */
  size?: 'small' | 'medium' | 'large';
}

/** Two letters of Arabic would join into a word. */
const joins = /\p{Script=Arabic}$/u;
const THIN_SPACE = '\u2009';

function initials(name: string): string {
  const letters = name.trim().split(/\s+/).map(initialOf);
  const first = letters.at(0) ?? '';
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  const between = joins.test(first) ? THIN_SPACE : '';
  return [first, last].filter(Boolean).join(between).toLocaleUpperCase('en');
}

/** A person's initials where there is no portrait. The name itself is beside it. */
export function Monogram({ name, size = 'medium', ...props }: MonogramProps) {
  return (
    <Root aria-hidden="true" data-size={size} {...props}>
      {initials(name)}
    </Root>
  );
}
