import { styled } from 'styled-components';
import { measure } from '../../packages/ui/src/theme/scales.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { useShape } from '../chosen-theme.js';
import { pixelRange, pixelsAt } from './lengths.js';
import { Figure, Group, Sheet, Specimen, Specimens, Title } from './specimen.styles.js';
import { TokenFacts } from './TokenFacts.js';
import { TokenNames } from './TokenNames.js';

/** What each step parts. Types fail when one is missing. */
const uses: Record<keyof typeof tokens.space, string> = {
  hair: 'A sign and its words; a label and its field.',
  xs: 'Lines of one card.',
  sm: 'Fields of one group; the inside of a field.',
  md: 'Groups of one card.',
  lg: 'The inside of a panel; cards of a row.',
  xl: 'Parts of a page that belong together.',
  xxl: 'Parts of a page that do not.',
  section: 'Sections of a page.',
  gutter: 'The page and the edge of the window.',
};

const measures: Record<keyof typeof measure, string> = {
  narrow: 'One form.',
  text: 'A text that is read: 70 letters to the line.',
  page: 'A page.',
};

const controls: Record<keyof typeof tokens.control, string> = {
  heightSmall: 'Buttons inside cards.',
  height: 'Buttons and fields.',
  heightLarge: 'The one button of a form.',
};

const Bar = styled.span`
  block-size: 1.25rem;
  background: ${tokens.colour.accent};
`;

const Outline = styled.span`
  border: 1px solid ${tokens.colour.ruleStrong};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.surface};
`;

const namesOf = <Name extends string>(record: Record<Name, string>) =>
  Object.keys(record) as Name[];

export function SpaceScale() {
  const { control, space } = useShape();
  return (
    <Sheet>
      <Group>
        <Title>Steps</Title>
        <Specimens>
          {namesOf(uses).map((name) => (
            <Specimen key={name}>
              <Bar style={{ inlineSize: space[name] }} />
              <About group="space" name={name} length={space[name]} use={uses[name]} />
            </Specimen>
          ))}
        </Specimens>
      </Group>
      <Group>
        <Title>Heights of controls</Title>
        <Specimens>
          {namesOf(controls).map((name) => (
            <Specimen key={name}>
              <Outline style={{ blockSize: control[name] }} />
              <About group="control" name={name} length={control[name]} use={controls[name]} />
            </Specimen>
          ))}
        </Specimens>
      </Group>
    </Sheet>
  );
}

export function Measures() {
  return (
    <Sheet>
      <Specimens>
        {namesOf(measures).map((name) => (
          <Specimen key={name}>
            <Bar style={{ inlineSize: `${pixelsAt(measure[name], 1440) / 16}px` }} />
            <About group="measure" name={name} length={measure[name]} use={measures[name]} />
          </Specimen>
        ))}
      </Specimens>
    </Sheet>
  );
}

type Lengths = 'control' | 'measure' | 'space';

interface AboutProps<Group extends Lengths> {
  group: Group;
  name: keyof (typeof tokens.vars)[Group] & string;
  length: string;
  use: string;
}

/** What it is for, its size, and its names in components and in CSS. */
function About<Group extends Lengths>({ group, name, length, use }: AboutProps<Group>) {
  return (
    <div>
      <TokenFacts name={name} use={use}>
        <Figure>{pixelRange(length)}</Figure>
      </TokenFacts>
      <TokenNames group={group} name={name} />
    </div>
  );
}
