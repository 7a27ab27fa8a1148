import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.search`
  display: grid;
  gap: ${tokens.space.md};
  min-inline-size: 0;
`;

export const Fields = styled.div`
  display: grid;
  gap: ${tokens.space.md};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.large} {
    grid-template-columns: 2fr 1fr 1fr;

    & > :first-child {
      grid-column: auto;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  min-block-size: ${tokens.control.heightSmall};
  padding-block-end: ${tokens.space.sm};
  border-block-end: 1px solid ${tokens.colour.rule};
`;

export const Shown = styled.output`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;
