import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  padding-block: ${tokens.space.sm};
  padding-inline: ${tokens.space.md};
  border-inline-start: 3px solid ${tokens.colour.info};
  background: ${tokens.colour.infoSoft};
  font-size: ${tokens.size.small};

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

export const Title = styled.p`
  font-weight: 600;
`;
