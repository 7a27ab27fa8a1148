import { styled } from 'styled-components';
import { brand } from '../../apps/site/src/brand.js';
import { dark, light } from '../../packages/ui/src/theme/colours.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { assetUrl } from '../asset-url.js';
import { Detail, Rows, Sheet } from './specimen.styles.js';

const grounds = [
  { name: 'On light', color: light.ink, background: light.paper, ending: '' },
  { name: 'On dark', color: dark.onDeep, background: dark.deep, ending: '-on-deep' },
  {
    name: 'On a picture, below shade',
    color: dark.onDeep,
    background: `linear-gradient(${light.shade}80, ${light.shade}80), url('${assetUrl('uploads/content/gallery-3-1600.webp')}') 14% 100% / 640%`,
    ending: '-on-deep',
  },
] as const;

const Grounds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${tokens.space.md};
`;

const Ground = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${tokens.space.lg};
  margin: 0;
  padding: ${tokens.space.lg};
  border: 1px solid ${tokens.colour.rule};

  /* A picture is wide, and leaves no hole beside it. */
  &:last-child {
    grid-column: 1 / -1;
  }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.lg};
`;

/** A quarter of the drawing's height stays free on every side. */
const Clear = styled.span`
  display: inline-block;
  padding: 1rem;
  outline: 1px dashed currentColor;

  & img {
    display: block;
    block-size: 4rem;
    inline-size: auto;
  }
`;

const Caption = styled.figcaption`
  font-size: ${tokens.size.small};
`;

/** Wordmark and symbol on each ground that they may be on, with their clear space. */
export function MarksOnGrounds() {
  return (
    <Sheet>
      <Grounds>
        {grounds.map(({ name, color, background, ending }) => (
          <Ground key={name} style={{ color, background }}>
            <Marks>
              <Clear>
                <img src={assetUrl(`identity/wordmark${ending}.svg`)} alt={brand.name} />
              </Clear>
              <Clear>
                <img
                  src={assetUrl(`identity/symbol${ending}.svg`)}
                  alt="A pointed arch over two waves"
                />
              </Clear>
            </Marks>
            <Caption>{name}</Caption>
          </Ground>
        ))}
      </Grounds>
    </Sheet>
  );
}

const Small = styled.li`
  display: grid;
  grid-template-columns: 8rem 1fr;
  gap: ${tokens.space.md};
  align-items: center;

  & > span {
    justify-self: start;
    padding: ${tokens.space.hair};
    background: ${light.paper};
  }
  & img {
    display: block;
  }
`;

const smallest = [
  { file: 'wordmark', width: 120, alt: brand.name, use: 'The wordmark, 120 pixels wide.' },
  { file: 'symbol', width: 24, alt: 'Arch over two waves', use: 'The symbol, 24 pixels.' },
  { file: 'icon', width: 16, alt: 'Arch over one wave', use: 'The icon, 16 pixels: one wave.' },
];

/** Each drawing as small as it may be. */
export function SmallestMarks() {
  return (
    <Sheet>
      <Rows>
        {smallest.map(({ file, width, alt, use }) => (
          <Small key={file}>
            <span>
              <img src={assetUrl(`identity/${file}.svg`)} alt={alt} width={width} />
            </span>
            <Detail>{use}</Detail>
          </Small>
        ))}
      </Rows>
    </Sheet>
  );
}
