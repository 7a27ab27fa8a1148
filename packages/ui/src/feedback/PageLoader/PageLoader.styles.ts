import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

const draw = keyframes`
  from { scale: 0 1; }
  to { scale: 1 1; }
`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.loader};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.md};
  background: ${tokens.colour.deep};
  color: ${tokens.colour.onDeep};
  opacity: 0;
  visibility: hidden;
  transition:
    opacity ${tokens.motion.slow} ${tokens.motion.ease},
    visibility ${tokens.motion.slow};

  &[data-shown] {
    opacity: 1;
    visibility: visible;
  }
`;

export const Word = styled.span`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title1};
  letter-spacing: 0.02em;
`;

export const Line = styled.span`
  inline-size: 8rem;
  block-size: 1px;
  background: ${tokens.colour.deepBrass};

  [data-shown] > & {
    animation: ${draw} ${tokens.motion.draw} ${tokens.motion.ease} both;
  }
`;

export const Announcement = styled.output`
  ${visuallyHidden}
`;
