import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  max-inline-size: ${tokens.measure.text};
  min-block-size: 1lh;
  font-size: ${tokens.size.body};
  line-height: ${tokens.leading.prose};
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: ${tokens.space.md};
  }
  & h2 {
    margin-block-start: ${tokens.space.xxl};
    font-size: ${tokens.size.title3};
  }
  & h3,
  & h4 {
    margin-block-start: ${tokens.space.xl};
    font-size: ${tokens.size.lead};
  }
  & ul,
  & ol {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: ${tokens.space.lg};
    border-inline-start: 1px solid ${tokens.colour.brass};
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title3};
    line-height: ${tokens.leading.lead};
  }
`;
