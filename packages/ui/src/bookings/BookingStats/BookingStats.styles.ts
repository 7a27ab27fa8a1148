import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

/** Four figures in one quiet line; on a phone two lines of two, each figure behind its meaning. */
export const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto);
  gap: ${tokens.space.hair} ${tokens.space.lg};
  margin: 0;
  padding-block: ${tokens.space.xs};
  border-block: 1px solid ${tokens.colour.rule};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${tokens.space.sm};
  }
  & dt {
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }
  & dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
    overflow-wrap: anywhere;
  }

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block: ${tokens.space.md};

    & > div {
      flex-direction: column;
      justify-content: start;
    }
    & dd {
      font-family: ${tokens.font.display};
      font-size: ${tokens.size.title3};
      font-weight: 400;
      line-height: 1.25;
    }
  }
`;
