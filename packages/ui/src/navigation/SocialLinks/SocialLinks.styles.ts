import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.hair};
  /* The icons, not their targets, stand flush with the text around them. */
  margin-inline: calc(-1 * ${tokens.space.xs});
`;

export const SocialLink = styled.a`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: ${tokens.radius.small};
  color: inherit;
  transition: background-color ${tokens.motion.quick} ${tokens.motion.ease};

  &:hover {
    background: color-mix(in srgb, currentcolor 14%, transparent);
  }
`;
