import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

const turn = keyframes`
  to { rotate: 1turn; }
`;

/** Of `LinkButton` too: a page names its rules once. */
export const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  min-block-size: ${tokens.control.height};
  padding-block: ${tokens.space.xs};
  padding-inline: ${tokens.space.lg};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: none;
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.small};
  font-weight: 600;
  letter-spacing: ${tokens.tracking.control};
  line-height: ${tokens.leading.compact};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${tokens.motion.quick} ${tokens.motion.ease},
    border-color ${tokens.motion.quick} ${tokens.motion.ease},
    color ${tokens.motion.quick} ${tokens.motion.ease};

  &[data-size='small'] {
    min-block-size: ${tokens.control.heightSmall};
    padding-inline: ${tokens.space.md};
  }
  &[data-size='large'] {
    min-block-size: ${tokens.control.heightLarge};
    padding-inline: ${tokens.space.xl};
    font-size: ${tokens.size.body};
  }
  &[data-wide] {
    inline-size: 100%;
    /* Its words are in the middle: with large text on a phone they need the room. */
    padding-inline: ${tokens.space.xs};
  }

  &[data-variant='primary'] {
    background: ${tokens.colour.accent};
    color: ${tokens.colour.onAccent};
  }
  &[data-variant='primary']:hover {
    background: ${tokens.colour.accentHover};
  }
  &[data-variant='secondary'] {
    border-color: ${tokens.colour.ruleStrong};
    color: ${tokens.colour.ink};
  }
  &[data-variant='secondary']:hover {
    border-color: ${tokens.colour.accent};
    color: ${tokens.colour.accent};
  }
  &[data-variant='quiet'] {
    padding-inline: ${tokens.space.sm};
    color: ${tokens.colour.accent};
  }
  &[data-variant='quiet']:hover {
    background: ${tokens.colour.accentSoft};
  }
  &[data-variant='danger'] {
    border-color: ${tokens.colour.danger};
    color: ${tokens.colour.danger};
  }
  &[data-variant='danger']:hover {
    background: ${tokens.colour.dangerSoft};
  }

  /* Doubled: under the pointer the colours of a variant would win, and the label could not be read. */
  &&:disabled,
  &&[aria-disabled='true'] {
    border-color: ${tokens.colour.rule};
    background: ${tokens.colour.sunken};
    color: ${tokens.colour.inkMuted};
    cursor: not-allowed;

    &[data-variant='quiet'] {
      border-color: transparent;
      background: none;
    }
  }
`;

export const Spinner = styled.span`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} ${tokens.motion.turn} linear infinite;
`;
