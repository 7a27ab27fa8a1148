import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Suggestion = styled.output`
  display: block;
`;

export const Meant = styled.button`
  min-block-size: ${tokens.control.height};
  padding-block: ${tokens.space.xs};
  padding-inline: 0;
  border: 0;
  background: none;
  color: ${tokens.colour.ink};
  font-size: ${tokens.size.small};
  line-height: ${tokens.leading.small};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > b {
    color: ${tokens.colour.accent};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:hover > b {
    color: ${tokens.colour.accentHover};
    text-decoration-thickness: 2px;
  }
`;
