import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

/** Four cards edge to edge; on a phone two lines of two, at twice the text size one under the other. */
export const Root = styled.dl`
  display: grid;
  gap: 1px;
  margin: 0;
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.rule};
  overflow: hidden;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${tokens.space.xs};
    padding-block: ${tokens.space.hair};
    padding-inline: ${tokens.space.xs};
    background: ${tokens.colour.surface};
  }
  & dt {
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }
  & dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
    overflow-wrap: anywhere;
  }
  & > [data-tone] > dt::before {
    content: '';
    display: inline-block;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: ${tokens.colour.success};
    vertical-align: 0.1em;
  }
  & > [data-tone='warning'] > dt::before {
    background: ${tokens.colour.warning};
  }

  @media (min-width: 20rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, auto);
  }
  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > div {
      display: grid;
      align-content: space-between;
      gap: ${tokens.space.xs};
      padding-block: ${tokens.space.md};
      padding-inline: ${tokens.space.md};
    }
    & dd {
      font-family: ${tokens.font.display};
      font-size: ${tokens.size.title3};
      font-weight: 400;
      line-height: ${tokens.leading.title};
    }
  }
  ${media.large} {
    & > div {
      padding-inline: ${tokens.space.lg};
    }
    & dd {
      font-size: ${tokens.size.title2};
    }
  }
`;
