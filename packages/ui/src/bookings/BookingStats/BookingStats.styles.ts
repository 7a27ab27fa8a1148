import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.lg};
  margin: 0;

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block-start: ${tokens.space.sm};
    border-block-start: 1px solid ${tokens.colour.brass};
  }
  & dt {
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }
  & dd {
    margin: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title2};
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
`;
