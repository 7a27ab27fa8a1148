import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(3.75rem, 1fr));
  gap: ${tokens.space.md};
  max-inline-size: 34rem;

  & > div {
    padding-block-start: ${tokens.space.md};
    border-block-start: 1px solid currentcolor;
  }
`;

export const Value = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title1};
  line-height: ${tokens.leading.title};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Label = styled.p`
  font-size: ${tokens.size.small};
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
