import { styled } from 'styled-components';
import { WORDS_SHADE } from '../../theme/scales.js';
import { media, tokens } from '../../theme/tokens.js';

const veil = (percent: number) =>
  `color-mix(in srgb, ${tokens.colour.shade} ${percent}%, transparent)`;

export const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  min-block-size: min(26rem, 70svh);
  /* The shade beside long words may reach past the window; a calendar below may leave the hero. */
  overflow-x: clip;
  background: ${tokens.colour.deep};
  color: ${tokens.colour.onDeep};

  & > picture {
    z-index: -2;
  }
  /* Grounds the picture below; what makes the words readable is the shade of Words. */
  & > picture::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, ${veil(56)}, ${veil(8)} 70%);
  }
  & a {
    color: inherit;
  }

  ${media.large} {
    min-block-size: min(30rem, 62svh);
  }
  &[data-height='tall'] {
    min-block-size: min(46rem, 86svh);
  }
  &[data-height='compact'] {
    min-block-size: 0;

    & h1 {
      font-size: ${tokens.size.title1};
    }
  }
`;

/** Rises and falls evenly over a long way: where it is steep, its end shows as a line. */
const fading = (direction: string, before: string, after = before) =>
  `linear-gradient(to ${direction}, transparent, black ${before}, black calc(100% - ${after}), transparent)`;

const besideWords = fading('right', `calc(3 * ${tokens.space.section})`);
const overAndUnder = fading('bottom', tokens.space.section, tokens.space.xxl);

/** A soft shade goes with the words, however long they are; on phones from edge to edge. */
export const Words = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  &[data-shaded]::before {
    content: '';
    position: absolute;
    inset-block: calc(-1 * ${tokens.space.section}) calc(-1 * ${tokens.space.xxl});
    inset-inline: calc(-1 * ${tokens.space.gutter});
    z-index: -1;
    background: ${veil(WORDS_SHADE)};
    mask: ${overAndUnder};
  }
  /* As high as the hero. */
  [data-height='compact'] &[data-shaded]::before {
    inset-block: calc(-1 * ${tokens.space.lg});
    mask: none;
  }

  ${media.large} {
    justify-self: start;

    &[data-shaded]::before {
      inset-inline: calc(-3 * ${tokens.space.section});
      mask:
        ${besideWords} intersect,
        ${overAndUnder};
    }
    [data-height='compact'] &[data-shaded]::before {
      mask: ${besideWords};
    }
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  inline-size: 100%;
  max-inline-size: calc(${tokens.measure.page} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding-block: ${tokens.space.section} ${tokens.space.xxl};
  padding-inline: ${tokens.space.gutter};

  [data-height='compact'] > & {
    padding-block: ${tokens.space.lg};
  }
`;

export const Title = styled.h1`
  max-inline-size: 18ch;
  font-size: ${tokens.size.display};
  line-height: ${tokens.leading.display};
  letter-spacing: ${tokens.tracking.display};
`;

export const Subtitle = styled.p`
  max-inline-size: 46ch;
  font-size: ${tokens.size.lead};
  line-height: ${tokens.leading.lead};
`;

export const More = styled.div`
  min-inline-size: 0;
  margin-block-start: ${tokens.space.md};
`;
