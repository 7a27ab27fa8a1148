import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src/theme/tokens.js';

interface PairProps {
  /** What the house does, and why. */
  good: ReactNode;
  why: string;
  /** What it does not, and what goes wrong. */
  bad: ReactNode;
  whyNot: string;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space.lg};
  padding: ${tokens.space.md};
`;

const Side = styled.figure`
  display: grid;
  grid-row: span 2;
  grid-template: subgrid / minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  padding: ${tokens.space.md};
  border: 1px solid ${tokens.colour.rule};
  border-block-end: 4px solid ${tokens.colour.success};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};

  [data-side='bad'] > & {
    border-block-end-color: ${tokens.colour.danger};
  }
`;

const Caption = styled.figcaption`
  color: ${tokens.colour.ink};
  font-size: ${tokens.size.small};
  line-height: ${tokens.leading.body};
`;

/** The same task done well and badly, each with its reason. */
export function Pair({ good, why, bad, whyNot }: PairProps) {
  return (
    <Row>
      <Side>
        <Frame>
          <div>{good}</div>
        </Frame>
        <Caption>
          <strong>Do.</strong> {why}
        </Caption>
      </Side>
      <Side data-side="bad">
        <Frame>
          <div>{bad}</div>
        </Frame>
        <Caption>
          <strong>Do not.</strong> {whyNot}
        </Caption>
      </Side>
    </Row>
  );
}
