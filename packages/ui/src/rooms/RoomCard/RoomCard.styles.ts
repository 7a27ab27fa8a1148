import { styled } from 'styled-components';
import { CardFoot, CardRoot } from '../../layout/card.styles.js';
import { zoomOnHover } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled(CardRoot)`
  ${zoomOnHover}
`;

export const Body = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${tokens.space.xs};
  padding-block-start: ${tokens.space.md};
`;

export const Foot = styled(CardFoot)`
  /* Two prices take two lines before the link leaves theirs. */
  & > div {
    display: grid;
    flex: 1;
  }
  & b,
  & small {
    font-size: ${tokens.size.small};
  }
  & small {
    color: ${tokens.colour.inkMuted};
  }
  /* The whole card is one target; the ring is still on the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
