import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${tokens.space.xl} ${tokens.space.lg};

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${tokens.space.xs};
    padding-block-start: ${tokens.space.md};
    border-block-start: 1px solid ${tokens.colour.brass};
  }
`;

export const Value = styled.dd`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title1};
  line-height: ${tokens.leading.title};
  font-variant-numeric: lining-nums;
`;

export const Label = styled.dt`
  color: ${tokens.colour.inkMuted};
`;
