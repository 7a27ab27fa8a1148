import { styled } from 'styled-components';
import { messageEdge } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${tokens.space.sm};
  padding-block: ${tokens.space.sm};
  padding-inline: ${tokens.space.md};
  ${messageEdge(tokens.colour.info)}
  background: ${tokens.colour.infoSoft};
  font-size: ${tokens.size.small};

  & > svg {
    inline-size: 1.4em;
    block-size: 1.4em;
    /* In the middle of the first line. */
    margin-block-start: calc((1lh - 1.4em) / 2);
    stroke-width: 1.75;
    color: ${tokens.colour.info};
  }
  &[data-tone='success'] > svg {
    color: ${tokens.colour.success};
  }
  &[data-tone='warning'] > svg {
    color: ${tokens.colour.warning};
  }
  &[data-tone='danger'] > svg {
    color: ${tokens.colour.danger};
  }
  &[data-tone='success'] {
    border-color: ${tokens.colour.success};
    background: ${tokens.colour.successSoft};
  }
  &[data-tone='warning'] {
    border-color: ${tokens.colour.warning};
    background: ${tokens.colour.warningSoft};
  }
  &[data-tone='danger'] {
    border-color: ${tokens.colour.danger};
    background: ${tokens.colour.dangerSoft};
  }
`;

export const Content = styled.div`
  min-inline-size: 0;
`;

export const Title = styled.p`
  font-weight: 600;
`;
