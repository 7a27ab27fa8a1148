import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

const draw = keyframes`
  from { scale: 0 1; }
  to { scale: 1 1; }
`;

/** Dims by a third at most, so that the page beneath is read through it, and lets presses through. */
export const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.loader};
  background: color-mix(in srgb, ${tokens.colour.deep} 20%, transparent);
  pointer-events: none;
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

export const Line = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 3px;
  background: ${tokens.colour.deepBrass};

  [data-shown] > & {
    animation: ${draw} ${tokens.motion.draw} ${tokens.motion.ease} both;
  }
`;

export const Announcement = styled.output`
  ${visuallyHidden}
`;
