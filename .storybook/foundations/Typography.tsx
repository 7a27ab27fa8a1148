import { styled } from 'styled-components';
import { leading } from '../../packages/ui/src/theme/scales.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { useShape } from '../chosen-theme.js';
import { firstFamily, pixelRange } from './lengths.js';
import { LineFacts } from './LineFacts.js';
import { Detail, Rows, Sheet } from './specimen.styles.js';
import { TokenNames } from './TokenNames.js';

export type SizeName = keyof typeof tokens.size;

interface Use {
  face: keyof typeof tokens.font;
  line: keyof typeof leading;
  use: string;
  words: string;
}

/** How each size is set. Types fail when one is missing. */
export const uses: Record<SizeName, Use> = {
  display: {
    face: 'display',
    line: 'display',
    use: 'The one line of a hero.',
    words: 'A house by the sea',
  },
  title1: {
    face: 'display',
    line: 'title',
    use: 'The title of a page.',
    words: 'Rooms above the harbour',
  },
  title2: {
    face: 'display',
    line: 'title',
    use: 'Sections and dialogs.',
    words: 'Chosen most by those who return',
  },
  title3: { face: 'display', line: 'title', use: 'Cards and groups.', words: 'Sea View King' },
  lead: {
    face: 'text',
    line: 'lead',
    use: 'The sentence below a title.',
    words: 'Twelve rooms and suites, each with a door to the sea.',
  },
  body: {
    face: 'text',
    line: 'body',
    use: 'Everything that is read.',
    words:
      'Breakfast is laid until eleven. On Fridays the bread comes from the oven in the garden.',
  },
  small: {
    face: 'text',
    line: 'small',
    use: 'Labels, hints, buttons.',
    words: 'We send the confirmation here.',
  },
  caption: {
    face: 'text',
    line: 'small',
    use: 'Badges and the line above a title.',
    words: 'Some nights available',
  },
};

export const Line = styled.li`
  display: grid;
  gap: ${tokens.space.xs};
  padding-block-end: ${tokens.space.md};
  border-block-end: 1px solid ${tokens.colour.rule};
`;

export const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${tokens.space.lg};
`;

export const Face = styled.div`
  padding: ${tokens.space.lg};
  background: ${tokens.colour.sunken};
`;

export const Letters = styled.p`
  font-size: ${tokens.size.display};
  line-height: ${tokens.leading.display};
`;

export const Weights = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.md};
  margin-block: ${tokens.space.md};
  font-size: ${tokens.size.lead};
`;

/** The two families, in the weights that the hotel uses. */
export function Families() {
  return (
    <Sheet>
      <Faces>
        <Family face="display" weights={[400]} use="Titles, names, prices." />
        <Family face="text" weights={[400, 500, 600]} use="Everything that is read or pressed." />
      </Faces>
    </Sheet>
  );
}

interface FamilyProps {
  face: keyof typeof tokens.font;
  weights: number[];
  use: string;
}

function Family({ face, weights, use }: FamilyProps) {
  const name = firstFamily(useShape().font[face]);
  return (
    <Face style={{ fontFamily: tokens.font[face] }}>
      <Letters>Aa</Letters>
      <Weights>
        {weights.map((weight) => (
          <span key={weight} style={{ fontWeight: weight }}>
            {weight}
          </span>
        ))}
      </Weights>
      <p>ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 — $ € ’ “ ” é ü ö ñ</p>
      <Detail>
        {name}. {use}
      </Detail>
      <TokenNames group="font" name={face} />
    </Face>
  );
}

/** Each size in the words of the hotel, with its measure on a phone and on a desk. */
export function TypeScale() {
  return (
    <Sheet>
      <Rows>
        {(Object.keys(uses) as SizeName[]).map((name) => (
          <TypeLine key={name} name={name} />
        ))}
      </Rows>
    </Sheet>
  );
}

function TypeLine({ name }: { name: SizeName }) {
  const { face, line, use, words } = uses[name];
  const { size } = useShape();
  const style = {
    fontFamily: tokens.font[face],
    fontSize: tokens.size[name],
    lineHeight: leading[line],
  };
  return (
    <Line>
      <p style={style}>{words}</p>
      <LineFacts
        name={name}
        figure={`${pixelRange(size[name])} · leading.${line} ${leading[line]}`}
        use={use}
      >
        <TokenNames group="size" name={name} />
      </LineFacts>
    </Line>
  );
}

/** What each height of a line is for. Types fail when one is missing. */
const lines: Record<keyof typeof leading, { size: SizeName; use: string }> = {
  display: { size: 'display', use: 'The title of a page or a hero.' },
  title: { size: 'title2', use: 'Every other title; a large figure.' },
  compact: { size: 'title3', use: 'Buttons, prices, names in a list.' },
  small: { size: 'small', use: 'Labels, hints, fields, badges.' },
  lead: { size: 'lead', use: 'The sentence below a title; a quotation.' },
  body: { size: 'body', use: 'Text.' },
  prose: { size: 'body', use: 'An article.' },
};

/** Two lines at each height. */
export function LeadingScale() {
  return (
    <Sheet>
      <Rows>
        {(Object.keys(leading) as (keyof typeof leading)[]).map((name) => (
          <Leading key={name} name={name} />
        ))}
      </Rows>
    </Sheet>
  );
}

function Leading({ name }: { name: keyof typeof leading }) {
  const { size: letters, use } = lines[name];
  const style = {
    fontFamily: tokens.font[uses[letters].face],
    fontSize: tokens.size[letters],
    lineHeight: leading[name],
  };
  return (
    <Line>
      <p style={style}>
        Rooms above the harbour
        <br />
        with a door to the sea
      </p>
      <LineFacts name={name} figure={leading[name]} use={use}>
        <TokenNames group="leading" name={name} />
      </LineFacts>
    </Line>
  );
}
