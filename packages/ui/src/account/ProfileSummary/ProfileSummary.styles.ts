import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  justify-items: start;
  padding-block: ${tokens.space.lg};
  border-block: 1px solid ${tokens.colour.rule};

  ${media.medium} {
    grid-template-columns: 1fr auto auto;
    gap: ${tokens.space.xxl};
    align-items: center;
  }
`;

export const Heading = styled.div`
  display: flex;
  gap: ${tokens.space.md};
  align-items: center;
  min-inline-size: 0;
`;

export const Name = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title2};
  line-height: ${tokens.leading.compact};
  overflow-wrap: anywhere;
`;

export const Since = styled.p`
  color: ${tokens.colour.inkMuted};
`;

export const Stats = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.md} ${tokens.space.xl};
  margin: 0;
`;

export const Stat = styled.div`
  display: flex;
  flex-direction: column-reverse;

  & > dt {
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }

  & > dd {
    margin: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title2};
    line-height: ${tokens.leading.title};
  }
`;
