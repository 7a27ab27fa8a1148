import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  max-inline-size: ${tokens.measure.text};
  min-block-size: 1lh;
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: ${tokens.space.md};
  }
  & h3,
  & h4 {
    margin-block-start: ${tokens.space.lg};
    font-size: ${tokens.size.title3};
  }
  & ul,
  & ol {
    padding-inline-start: 1.25em;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  &[data-size='small'] {
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }
  &[data-size='small'] > * + * {
    margin-block-start: ${tokens.space.xs};
  }
`;
