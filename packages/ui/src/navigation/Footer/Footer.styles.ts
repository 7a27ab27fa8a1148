import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.footer`
  padding-block: ${tokens.space.section} ${tokens.space.lg};
  padding-inline: max(${tokens.space.gutter}, calc((100% - ${tokens.measure.page}) / 2));
  background: ${tokens.colour.deep};
  color: ${tokens.colour.onDeep};
  font-size: ${tokens.size.small};

  & a {
    color: inherit;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space.xxl} ${tokens.space.xl};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.large} {
    grid-template-columns: 1.6fr 1fr 1fr 1.4fr;
  }
`;

export const About = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  align-content: start;
  max-inline-size: 24rem;

  & > p + p {
    color: ${tokens.colour.onDeepMuted};
  }
`;

export const Name = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title2};
  line-height: ${tokens.leading.display};
`;

export const Heading = styled.h2`
  margin-block-end: ${tokens.space.md};
  color: ${tokens.colour.deepBrass};
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.caption};
  font-weight: 600;
  letter-spacing: ${tokens.tracking.label};
  text-transform: uppercase;
`;

export const Links = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  color: ${tokens.colour.onDeepMuted};

  & a {
    display: inline-block;
    padding-block: 0.15em;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover {
    color: ${tokens.colour.onDeep};
    text-decoration: underline;
  }
`;

export const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.md};
  margin-block-start: ${tokens.space.xxl};
  padding-block-start: ${tokens.space.md};
  border-block-start: 1px solid ${tokens.colour.deepRule};
  color: ${tokens.colour.onDeepMuted};
`;

export const BackToTop = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-block-size: ${tokens.control.height};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &:hover {
    color: ${tokens.colour.onDeep};
  }
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

/** Either form of the newsletter: its field and button take the lines and the words of the dark band. */
export const Newsletter = styled.div`
  &[data-on='deep'] input {
    border-color: ${tokens.colour.onDeepMuted};
    background: transparent;
    color: inherit;
  }
  &[data-on='deep'] [data-invalid] input {
    border-color: ${tokens.colour.deepBrass};
  }
  &[data-on='deep'] [data-invalid] p {
    color: inherit;
  }
  &[data-on='deep'] button {
    border-color: ${tokens.colour.deepBrass};
    background: none;
    color: ${tokens.colour.onDeep};
  }
  &[data-on='deep'] button:hover {
    border-color: ${tokens.colour.onDeep};
  }
`;
