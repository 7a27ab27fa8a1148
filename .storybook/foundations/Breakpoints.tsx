import { styled } from 'styled-components';
import { media, tokens } from '../../packages/ui/src/theme/tokens.js';
import { viewports } from '../viewports.js';
import { pixelsAt } from './lengths.js';
import { LineFacts } from './LineFacts.js';
import { Group, Sheet, Table } from './specimen.styles.js';

const uses: Record<keyof typeof media, string> = {
  medium: 'Cards stand two abreast. Fields of a form share a line.',
  large: 'The menu lies open. Panels are beside their list.',
  wide: 'Cards stand three abreast and the page stops growing.',
};

const widest = 1600;

const Ruler = styled.div`
  position: relative;
  block-size: 3rem;
  background: ${tokens.colour.sunken};
  border-inline-start: 2px solid ${tokens.colour.ruleStrong};
`;

const Mark = styled.span`
  position: absolute;
  inset-block: 0;
  padding-inline-start: ${tokens.space.xs};
  border-inline-start: 2px solid ${tokens.colour.accent};
  font-size: ${tokens.size.caption};
  line-height: 3rem;
  white-space: nowrap;

  /* The names would lie on each other; the list below the ruler has them too. */
  & > span {
    display: none;
  }
  ${media.medium} {
    & > span {
      display: inline;
    }
  }
`;

const start = (query: string) =>
  /min-width: (?<width>[\d.]+rem)/.exec(query)?.groups?.['width'] ?? '';

const pixels = (length: string) => length.replace('px', ' px');

/** Where the layout changes, read from the media queries that components use. */
export function Breakpoints() {
  const names = Object.keys(media) as (keyof typeof media)[];
  const marks = names.map((name) => ({ name, width: pixelsAt(start(media[name]), 0) }));
  return (
    <Sheet>
      <Group>
        <Ruler>
          {marks.map(({ name, width }) => (
            <Mark key={name} style={{ insetInlineStart: `${(width / widest) * 100}%` }}>
              <span>
                {name} {width}
              </span>
            </Mark>
          ))}
        </Ruler>
        {marks.map(({ name, width }) => (
          <LineFacts key={name} name={name} figure={`from ${width} px`} use={uses[name]} />
        ))}
      </Group>
      <Table>
        <caption>Windows in the toolbar of this Storybook</caption>
        <thead>
          <tr>
            <th scope="col">Window</th>
            <th scope="col">Width</th>
            <th scope="col">Height</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(viewports).map(([key, { name, styles }]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{pixels(styles.width)}</td>
              <td>{pixels(styles.height)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
