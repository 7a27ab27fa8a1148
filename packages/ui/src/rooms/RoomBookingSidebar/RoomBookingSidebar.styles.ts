import { styled } from 'styled-components';
import { messageEdge, visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  padding: ${tokens.space.lg};
  border: 1px solid ${tokens.colour.rule};
  border-block-start: 2px solid ${tokens.colour.brass};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.surface};
`;

export const Head = styled.div`
  display: grid;
  gap: ${tokens.space.hair};
`;

export const Title = styled.h2`
  font-size: ${tokens.size.title2};
`;

export const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  align-items: start;
  gap: ${tokens.space.md};
`;

export const Total = styled.output`
  display: grid;
  gap: ${tokens.space.hair};
  padding-block: ${tokens.space.md};
  border-block: 1px solid ${tokens.colour.rule};

  &:empty {
    ${visuallyHidden}
  }
`;

export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${tokens.space.md};
  font-variant-numeric: tabular-nums lining-nums;

  /* Also below its label, where the two do not fit in one line. */
  & > :not(:first-child) {
    margin-inline-start: auto;
  }
  &[data-kind='sum'] {
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }
  &[data-kind='total'] > :last-child {
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title3};
  }
`;

export const Message = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.sm};
  padding-inline: ${tokens.space.md};
  ${messageEdge('var(--message-colour)')}
  background: var(--message-soft);
  font-size: ${tokens.size.small};

  &[data-tone='danger'] {
    --message-colour: ${tokens.colour.danger};
    --message-soft: ${tokens.colour.dangerSoft};
  }
  &[data-tone='warning'] {
    --message-colour: ${tokens.colour.warning};
    --message-soft: ${tokens.colour.warningSoft};
  }
  &:empty {
    ${visuallyHidden}
  }
`;

export const Stays = styled.ul`
  display: grid;
  text-wrap: balance; /* a range that breaks, breaks between its days */
  gap: ${tokens.space.xs};
`;
