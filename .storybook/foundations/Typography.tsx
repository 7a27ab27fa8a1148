import { styled } from 'styled-components';
import { font, size } from '../../packages/ui/src/theme/scales.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { pixelRange } from './lengths.js';
import { Detail, Figure, Group, Rows, Sheet, Title } from './specimen.styles.js';

type SizeName = keyof typeof size;

interface Use {
  face: keyof typeof font;
  line: number;
  use: string;
  words: string;
}

/** How each size is set. Types fail when one is missing. */
const uses: Record<SizeName, Use> = {
  display: {
    face: 'display',
    line: 1.1,
    use: 'The one line of a hero.',
    words: 'A house by the sea',
  },
  title1: {
    face: 'display',
    line: 1.15,
    use: 'The title of a page.',
    words: 'Rooms above the harbour',
  },
  title2: {
    face: 'display',
    line: 1.15,
    use: 'Sections and dialogs.',
    words: 'Chosen most by those who return',
  },
  title3: { face: 'display', line: 1.2, use: 'Cards and groups.', words: 'Sea View King' },
  lead: {
    face: 'text',
    line: 1.5,
    use: 'The sentence below a title.',
    words: 'Twelve rooms and suites, each with a door to the sea.',
  },
  body: {
    face: 'text',
    line: 1.6,
    use: 'Everything that is read.',
    words:
      'Breakfast is laid until eleven. On Fridays the bread comes from the oven in the garden.',
  },
  small: {
    face: 'text',
    line: 1.45,
    use: 'Labels, hints, buttons.',
    words: 'We send the confirmation here.',
  },
  caption: {
    face: 'text',
    line: 1.4,
    use: 'Badges and the line above a title.',
    words: 'Some nights available',
  },
};

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 10rem) minmax(0, 1fr);
  gap: ${tokens.space.lg};
  align-items: baseline;
  padding-block: ${tokens.space.sm};
  border-block-end: 1px solid ${tokens.colour.rule};
`;

const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${tokens.space.lg};
`;

const Face = styled.div`
  padding: ${tokens.space.lg};
  background: ${tokens.colour.sunken};
`;

const Letters = styled.p`
  font-size: ${tokens.size.display};
  line-height: 1;
`;

const Weights = styled.p`
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
        <Family face="display" name="Newsreader" weights={[400]} use="Titles, names, prices." />
        <Family
          face="text"
          name="Source Sans 3"
          weights={[400, 500, 600]}
          use="Everything that is read or pressed."
        />
      </Faces>
    </Sheet>
  );
}

interface FamilyProps {
  face: keyof typeof font;
  name: string;
  weights: number[];
  use: string;
}

function Family({ face, name, weights, use }: FamilyProps) {
  return (
    <Face style={{ fontFamily: font[face] }}>
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
    </Face>
  );
}

/** Each size in the words of the hotel, with its measure on a phone and on a desk. */
export function TypeScale() {
  return (
    <Sheet>
      <Group>
        <Title>Sizes</Title>
        <Rows as="ul">
          {(Object.keys(size) as SizeName[]).map((name) => (
            <TypeLine key={name} name={name} />
          ))}
        </Rows>
      </Group>
    </Sheet>
  );
}

function TypeLine({ name }: { name: SizeName }) {
  const { face, line, use, words } = uses[name];
  const style = { fontFamily: font[face], fontSize: size[name], lineHeight: line };
  return (
    <Line>
      <div>
        <strong>{name}</strong>
        <Detail>{use}</Detail>
        <Figure>
          {pixelRange(size[name])} · line {line}
        </Figure>
      </div>
      <p style={style}>{words}</p>
    </Line>
  );
}
