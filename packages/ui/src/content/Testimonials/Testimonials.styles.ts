import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space.xxl} ${tokens.space.xl};
`;

export const Item = styled.li`
  min-inline-size: 0;
  padding-block-start: ${tokens.space.lg};
  border-block-start: 1px solid ${tokens.colour.brass};

  & figcaption {
    margin-block-start: ${tokens.space.md};
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }
`;

export const Quote = styled.blockquote`
  margin: 0;
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  line-height: ${tokens.leading.lead};
`;

export const Name = styled.span`
  font-weight: 600;
  color: ${tokens.colour.ink};
`;
