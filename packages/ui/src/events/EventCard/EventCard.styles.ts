import { styled } from 'styled-components';
import { CardRoot } from '../../layout/card.styles.js';
import { zoomOnHover } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled(CardRoot)`
  ${zoomOnHover}
  &:not([data-sale='open']) img {
    filter: grayscale(0.6);
  }
`;

/** Comes forward under a pointer or the focus; fingers always see it. */
export const Overlay = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space.sm};
  inset-inline-end: ${tokens.space.sm};
  transition: opacity ${tokens.motion.slow} ${tokens.motion.ease};

  @media (hover: hover) {
    ${Root}:not(:hover):not(:focus-within) & {
      opacity: 0;
    }
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.sm};
  padding-block-start: ${tokens.space.md};

  & > :last-child {
    align-self: stretch;
    margin-block-start: auto;
  }
`;

export const Teaser = styled.p`
  overflow-wrap: anywhere;
`;

export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${tokens.space.sm} ${tokens.space.lg};

  &:empty {
    display: none;
  }
`;
