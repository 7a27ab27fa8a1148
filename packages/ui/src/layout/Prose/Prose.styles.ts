import { css, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const proseStyle = css`
  max-inline-size: ${tokens.measure.text};
  overflow-wrap: break-word;

  & > * + * {
    margin-block-start: ${tokens.space.md};
  }
  & h2,
  & h3 {
    margin-block-start: ${tokens.space.xl};
  }
  & h2 {
    font-size: ${tokens.size.title2};
  }
  & h3 {
    font-size: ${tokens.size.title3};
  }
  & ul {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  & ol {
    padding-inline-start: 1.5em;
    list-style: decimal;
  }
  & li::marker {
    color: ${tokens.colour.brass};
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: ${tokens.space.lg};
    border-inline-start: 2px solid ${tokens.colour.brass};
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.lead};
  }
`;

export const Root = styled.div`
  ${proseStyle}
`;
