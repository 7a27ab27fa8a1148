import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${tokens.space.xs};
  font-size: ${tokens.size.body};
  font-variant-numeric: tabular-nums lining-nums;

  &[data-size='large'] {
    font-size: ${tokens.size.title2};
  }
`;

export const Now = styled.span`
  font-family: ${tokens.font.display};
  font-size: 1.25em;
  line-height: ${tokens.leading.compact};
`;

export const Was = styled.s`
  font-size: max(0.65em, ${tokens.size.small});
  color: ${tokens.colour.inkMuted};
`;

export const Per = styled.span`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
