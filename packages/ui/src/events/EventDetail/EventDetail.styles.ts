import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Aside = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  padding-block-start: ${tokens.space.md};
  border-block-start: 1px solid ${tokens.colour.ruleStrong};

  /* One below the other: which of them share a line would change when the fonts come. */
  & > ul {
    flex-direction: column;
  }
`;

export const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  &:empty {
    display: none;
  }
`;

export const Words = styled.p`
  max-inline-size: ${tokens.measure.text};
  font-size: ${tokens.size.lead};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${tokens.space.xl};

  &:empty {
    display: none;
  }
`;

export const Until = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;
