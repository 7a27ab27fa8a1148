import { keyframes, styled } from 'styled-components';
import { Button } from '../../actions/Button/Button.js';
import { messageEdge } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';
import { toastFadeMs } from './toast.js';

const arrive = keyframes`
  from { opacity: 0; translate: 0 0.75rem; }
`;

/**
 * Where nothing is pressed. On a phone above: below stand the buttons of sheets and the bar that books.
 * On a desk at the start: forms beside a page, and the buttons of dialogs, are at the end.
 */
export const Region = styled.section`
  position: fixed;
  inset-block-start: ${tokens.space.md};
  inset-inline: ${tokens.space.md};
  z-index: ${tokens.layer.toast};
  display: grid;
  justify-items: stretch;
  pointer-events: none;

  /* Below the header of the dialog, which names it and closes it. */
  dialog & {
    inset-block-start: auto;
  }
  ${media.medium} {
    inset-inline-start: auto;
    inline-size: 24rem;
  }
  ${media.large} {
    inset-block: auto ${tokens.space.md};
    inset-inline: ${tokens.space.md} auto;
  }
`;

export const List = styled.div`
  display: grid;

  & > * {
    margin-block-start: ${tokens.space.xs};
  }
`;

export const Item = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.xs};
  padding-inline: ${tokens.space.md} ${tokens.space.hair};
  border: 1px solid ${tokens.colour.rule};
  ${messageEdge('var(--toast-colour)')}
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  box-shadow: ${tokens.elevation.high};
  font-size: ${tokens.size.small};
  pointer-events: auto;
  transition: opacity ${toastFadeMs}ms ${tokens.motion.ease};
  animation: ${arrive} ${tokens.motion.slow} ${tokens.motion.ease};

  &[data-type='success'] {
    --toast-colour: ${tokens.colour.success};
  }
  &[data-type='error'] {
    --toast-colour: ${tokens.colour.danger};
  }
  &[data-type='warning'] {
    --toast-colour: ${tokens.colour.warning};
  }
  &[data-type='info'] {
    --toast-colour: ${tokens.colour.info};
  }
  &[data-state='leaving'] {
    opacity: 0;
  }

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 0.75em;
    color: var(--toast-colour);
    stroke-width: 1.75;
  }
`;

export const Text = styled.p`
  padding-block: 0.65em;
  overflow-wrap: anywhere;
`;

export const Action = styled(Button).attrs({ variant: 'secondary', size: 'small' })`
  grid-area: 2 / 2;
  justify-self: start;
  margin-block-end: ${tokens.space.xs};
`;
