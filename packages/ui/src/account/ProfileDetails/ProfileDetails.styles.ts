import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
`;

export const Details = styled.dl`
  display: grid;
  gap: ${tokens.space.md} ${tokens.space.lg};
  margin: 0;

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Detail = styled.div`
  padding-block-end: ${tokens.space.sm};
  border-block-end: 1px solid ${tokens.colour.rule};

  & > dt {
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
