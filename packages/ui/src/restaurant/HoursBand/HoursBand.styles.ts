import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  padding-block: ${tokens.space.xxl};
  padding-inline: max(${tokens.space.gutter}, calc((100% - ${tokens.measure.page}) / 2));
  background: ${tokens.colour.deep};
  color: ${tokens.colour.onDeep};
`;

export const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${tokens.space.lg} ${tokens.space.xl};
`;

export const Entry = styled.div`
  padding-block-start: ${tokens.space.md};
  border-block-start: 1px solid ${tokens.colour.deepRule};
`;

export const Label = styled.dt`
  color: ${tokens.colour.deepBrass};
  font-size: ${tokens.size.small};
`;

export const Time = styled.dd`
  margin-block-start: ${tokens.space.hair};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  font-variant-numeric: lining-nums;
`;
