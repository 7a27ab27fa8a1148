import { styled } from 'styled-components';
import { measure } from '../../packages/ui/src/theme/scales.js';
import { media, tokens } from '../../packages/ui/src/theme/tokens.js';
import { useShape } from '../chosen-theme.js';
import { pixelRange, pixelsAt } from './lengths.js';
import { Detail, Figure, Group, Rows, Sheet, Term, Title } from './specimen.styles.js';
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

const Line = styled.li`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.md};
  align-items: center;

  & > :last-child {
    grid-column: 1 / -1;
  }
  ${media.medium} {
    grid-template-columns: 7rem minmax(0, 1fr) minmax(0, 1fr);

    & > :last-child {
      grid-column: auto;
    }
  }
`;

const Bar = styled.span`
  block-size: 1.25rem;
  max-inline-size: 100%;
  background: ${tokens.colour.accent};
`;

const Outline = styled.span`
  max-inline-size: 100%;
  border: 1px solid ${tokens.colour.ruleStrong};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.surface};
`;

export function SpaceScale() {
  const { control, space } = useShape();
  return (
    <Sheet>
      <Steps lengths={space} />
      <Group>
        <Title>Heights of controls</Title>
        <Rows>
          {(Object.keys(controls) as (keyof typeof controls)[]).map((name) => (
            <Line key={name}>
              <Term>{name}</Term>
              <Outline style={{ inlineSize: '9rem', blockSize: control[name] }} />
              <About group="control" name={name} length={control[name]} use={controls[name]} />
            </Line>
          ))}
        </Rows>
      </Group>
    </Sheet>
  );
}

export function Measures() {
  return (
    <Sheet>
      <Group>
        <Title>Widths, drawn at a third</Title>
        <Rows>
          {(Object.keys(measures) as (keyof typeof measure)[]).map((name) => (
            <Line key={name}>
              <Term>{name}</Term>
              <Bar style={{ inlineSize: `${pixelsAt(measure[name], 1440) / 3}px` }} />
              <About group="measure" name={name} length={measure[name]} use={measures[name]} />
            </Line>
          ))}
        </Rows>
      </Group>
    </Sheet>
  );
}

function Steps({ lengths }: { lengths: Record<keyof typeof uses, string> }) {
  return (
    <Group>
      <Title>Steps</Title>
      <Rows>
        {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
          <Line key={name}>
            <Term>{name}</Term>
            <Bar style={{ inlineSize: lengths[name] }} />
            <About group="space" name={name} length={lengths[name]} use={uses[name]} />
          </Line>
        ))}
      </Rows>
    </Group>
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
      <Detail>{use}</Detail>
      <Figure>{pixelRange(length)}</Figure>
      <TokenNames group={group} name={name} />
    </div>
  );
}
