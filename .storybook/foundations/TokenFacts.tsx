import type { ReactNode } from 'react';
import { Detail, Facts } from './specimen.styles.js';

interface TokenFactsProps {
  name: string;
  use?: string | undefined;
  /** Its figures. */
  children: ReactNode;
}

/** What a token is called, its figures, and what it is for. */
export function TokenFacts({ name, use, children }: TokenFactsProps) {
  return (
    <Facts>
      <strong>{name}</strong>
      {children}
      {use && <Detail as="span">{use}</Detail>}
    </Facts>
  );
}
