import { css, styled } from 'styled-components';
import { CardInitial } from '../../layout/CardInitial.js';
import { media, tokens } from '../../theme/tokens.js';

const corner = css`
  position: absolute;
  inset-block-start: ${tokens.space.sm};
  inset-inline-start: ${tokens.space.sm};
`;

export const Root = styled.article`
  display: grid;
  gap: ${tokens.space.md} ${tokens.space.lg};
  align-items: start;
  padding-block-start: ${tokens.space.lg};
  border-block-start: 1px solid ${tokens.colour.rule};

  ${media.medium} {
    grid-template-columns: min(11rem, 30%) minmax(0, 1fr);
  }
`;

/** A letter as tall as a picture is a hole on a phone: without a picture only a badge stays there. */
export const Media = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.small};

  &:not([data-picture], [data-discount]) {
    display: none;
  }
  &[data-picture] {
    aspect-ratio: 16 / 9;
    background: ${tokens.colour.sunken};
  }
  &[data-picture] > :not(picture) {
    ${corner}
  }

  ${media.medium} {
    &,
    &[data-picture],
    &:not([data-picture], [data-discount]) {
      display: block;
      aspect-ratio: 1;
      background: ${tokens.colour.sunken};
    }
    & > :not(picture, div) {
      ${corner}
    }
  }
`;

/** Stands in for a picture: the dish's initial, as on a printed menu. */
export const NoPicture = styled(CardInitial)`
  display: none;

  ${media.medium} {
    position: absolute;
    inset: 0;
    display: grid;
    aspect-ratio: auto;
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
  justify-content: space-between;
  gap: ${tokens.space.hair} ${tokens.space.md};
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
    justify-content: space-between;
    gap: 0 ${tokens.space.md};
  }
  & li > :last-child {
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
