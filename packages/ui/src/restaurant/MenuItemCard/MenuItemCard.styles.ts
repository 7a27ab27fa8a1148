import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.article`
  display: grid;
  gap: ${tokens.space.md} ${tokens.space.lg};
  /* Beside a longer dish nothing comes apart. */
  place-content: start stretch;
  align-items: start;
  padding-block-start: ${tokens.space.lg};
  border-block-start: 1px solid ${tokens.colour.rule};

  ${media.medium} {
    /* Without a picture the words take the whole line, as on a printed menu. */
    &:has(> [data-picture]) {
      grid-template-columns: min(11rem, 30%) minmax(0, 1fr);
    }
  }
  ${media.large} {
    &[data-lead] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: ${tokens.space.xxl};

      & > [data-picture] {
        aspect-ratio: 16 / 9;
      }
    }
  }
`;

export const Media = styled.div`
  &[data-picture] {
    position: relative;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border-radius: ${tokens.radius.small};
    background: ${tokens.colour.sunken};
  }
  &[data-picture] > :not(picture) {
    position: absolute;
    inset-block-start: ${tokens.space.sm};
    inset-inline-start: ${tokens.space.sm};
  }

  ${media.medium} {
    &[data-picture] {
      aspect-ratio: 1;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space.hair} ${tokens.space.md};

  /* A long name wraps beside its price; only where the text is very large, the price goes below. */
  & > :first-child {
    flex: 1 1 9rem;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

export const Name = styled.h3`
  font-size: ${tokens.size.title3};
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  color: ${tokens.colour.inkMuted};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.hair};
  font-size: ${tokens.size.small};
`;

export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.sm};

  & dt {
    flex: none;
    inline-size: 6.5rem;
    color: ${tokens.colour.inkMuted};
  }
  & dd {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
`;

export const Extras = styled.ul`
  display: grid;
  gap: ${tokens.space.hair};

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${tokens.space.md};
  }
  & li > :first-child {
    flex: 1 1 6rem;
  }
  & li > :last-child {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
