import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.article`
  display: grid;
  gap: ${tokens.space.xl};
  max-inline-size: ${tokens.measure.text};
  margin-inline: auto;
`;

export const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.md};

  & > svg {
    inline-size: 3rem;
    block-size: 3rem;
    stroke-width: 1;
    color: ${tokens.colour.brass};
  }
  :is([data-outcome='paid'], [data-outcome='overpaid']) > & > svg {
    color: ${tokens.colour.success};
  }
  [data-outcome='failed'] > & > svg {
    color: ${tokens.colour.danger};
  }
  /* It points back along the line; the other marks have no direction. */
  [data-outcome='refunded'] > & > svg:dir(rtl) {
    scale: -1 1;
  }
  & h1 {
    font-size: ${tokens.size.title1};
  }
  & p {
    font-size: ${tokens.size.lead};
    color: ${tokens.colour.inkMuted};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;
