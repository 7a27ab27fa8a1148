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
  /* On a phone with large text the room is the words'. */
  padding-inline: min(${tokens.space.lg}, 8vi);
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
    padding-inline: ${tokens.space.md};
    min-block-size: ${tokens.control.heightSmall};
  }
  &[data-size='large'] {
    padding-inline: min(${tokens.space.xl}, 8vi);
    min-block-size: ${tokens.control.heightLarge};
    font-size: ${tokens.size.body};
  }
  &[data-wide] {
    inline-size: 100%;
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
