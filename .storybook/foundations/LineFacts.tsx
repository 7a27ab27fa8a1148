import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { Figure } from './specimen.styles.js';
import { TokenFacts } from './TokenFacts.js';

const Facing = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.hair} ${tokens.space.lg};
  align-items: baseline;
`;

interface LineFactsProps {
  name: string;
  figure: string;
  use?: string;
  /** The names of the token. */
  children?: ReactNode;
}

/** What a token is, what it is for, and its names, on one line where there is room. */
export function LineFacts({ name, figure, use, children }: LineFactsProps) {
  return (
    <Facing>
      <TokenFacts name={name} use={use}>
        <Figure>{figure}</Figure>
      </TokenFacts>
      {children}
    </Facing>
  );
}
