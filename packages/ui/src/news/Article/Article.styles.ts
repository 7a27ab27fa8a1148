import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
  max-inline-size: 56rem;
  min-inline-size: 0;
`;

export const Byline = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm} ${tokens.space.xl};
  padding-block: ${tokens.space.md};
  border-block: 1px solid ${tokens.colour.rule};
  font-size: ${tokens.size.small};

  & dt {
    color: ${tokens.colour.inkMuted};
  }
`;

export const Media = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.small};
`;

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  max-inline-size: ${tokens.measure.text};
  line-height: ${tokens.leading.prose};
`;

export const Lead = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  line-height: ${tokens.leading.lead};
`;
