import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  min-block-size: min(26rem, 70svh);
  background: ${tokens.colour.deep};
  color: ${tokens.colour.onDeep};

  & > picture {
    z-index: -2;
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
`;

const veil = (share: string) => `color-mix(in srgb, ${tokens.colour.shade} ${share}, transparent)`;

/** Grounds the picture; what makes the words readable is the shade of Words. */
export const Shade = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: linear-gradient(to top, ${veil('80%')}, ${veil('44%')} 64%, ${veil('8%')});

  ${media.large} {
    --words-side: 0%;

    background:
      radial-gradient(
        ellipse 92% 130% at var(--words-side) 100%,
        ${veil('60%')},
        ${veil('42%')} 55%,
        transparent
      ),
      linear-gradient(to top, ${veil('60%')}, transparent 55%);
  }
  &:dir(rtl) {
    --words-side: 100%;
  }
`;

/** Under the words, in percent: they are read on a white picture too. */
export const WORDS_SHADE = 66;

const fading = (direction: string, reach: string) =>
  `linear-gradient(to ${direction}, transparent, #000 ${reach}, #000 calc(100% - ${reach}), transparent)`;

/** A soft shade goes with the words, however long they are. */
export const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space.md};
  justify-self: start;

  &[data-shaded]::before {
    --beside: ${tokens.space.gutter};

    content: '';
    position: absolute;
    inset-block: calc(-1 * ${tokens.space.xxl});
    inset-inline: calc(-1 * var(--beside));
    z-index: -1;
    background: ${veil(`${WORDS_SHADE}%`)};
    mask:
      ${fading('right', 'var(--beside)')} intersect,
      ${fading('bottom', tokens.space.xxl)};

    ${media.large} {
      --beside: ${tokens.space.section};
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
`;

export const Title = styled.h1`
  max-inline-size: 18ch;
  font-size: ${tokens.size.display};
  line-height: 1.05;
  letter-spacing: -0.02em;
`;

export const Subtitle = styled.p`
  max-inline-size: 46ch;
  font-size: ${tokens.size.lead};
  line-height: 1.5;
`;

export const More = styled.div`
  min-inline-size: 0;
  margin-block-start: ${tokens.space.md};
`;
