import { styled } from 'styled-components';
import { measure } from '../../packages/ui/src/theme/scales.js';
import { media, tokens } from '../../packages/ui/src/theme/tokens.js';
import { useShape } from '../chosen-theme.js';
import { CopiedName } from './CopiedName.js';
import { pixelRange, pixelsAt } from './lengths.js';
import { Detail, Figure, Group, Rows, Sheet, Term, Title } from './specimen.styles.js';

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
      <Steps title="Steps" lengths={space} uses={uses} />
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

interface StepsProps<Name extends string> {
  title: string;
  lengths: Record<Name, string>;
  uses: Record<Name, string>;
}

function Steps<Name extends string>({ title, lengths, uses }: StepsProps<Name>) {
  return (
    <Group>
      <Title>{title}</Title>
      <Rows>
        {(Object.keys(lengths) as Name[]).map((name) => (
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

const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.hair} ${tokens.space.xs};
  margin-block-start: ${tokens.space.hair};
`;

interface AboutProps {
  group: 'control' | 'measure' | 'space';
  name: string;
  length: string;
  use: string;
}

/** What it is for, its size, and its names in components and in CSS. */
function About({ group, name, length, use }: AboutProps) {
  return (
    <div>
      <Detail>{use}</Detail>
      <Figure>{pixelRange(length)}</Figure>
      <Names>
        <CopiedName name={`tokens.${group}.${name}`} />
        <CopiedName name={`var(--v-${group}-${name})`} />
      </Names>
    </div>
  );
}
