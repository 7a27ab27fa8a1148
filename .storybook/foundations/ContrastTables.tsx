import { styled } from 'styled-components';
import { Badge } from '../../packages/ui/src/feedback/Badge/Badge.js';
import { pairGroups, type ColourName } from '../../packages/ui/src/theme/colour-pairs.js';
import type { Colours } from '../../packages/ui/src/theme/colours.js';
import { contrast, contrastFigure } from '../../packages/ui/src/theme/contrast.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { gradeOf } from './contrast-figures.js';
import { Group, Sheet, Term, Title } from './specimen.styles.js';
import { BothThemes, type ThemeName } from './Themed.js';

type Least = 3 | 4.5;

const kinds: Record<Least, string> = { 4.5: 'Text', 3: 'Edges and rings, which are no text' };

/** The grounds of each colour among the pairs that must reach a ratio. */
function groundsByColour(least: Least): ReadonlyMap<ColourName, readonly ColourName[]> {
  const grounds = new Map<ColourName, ColourName[]>();
  for (const group of pairGroups)
    if (group.least === least)
      for (const text of group.text) grounds.set(text, [...(grounds.get(text) ?? []), ...group.on]);
  return grounds;
}

const List = styled.dl`
  display: grid;
  gap: ${tokens.space.sm};
`;

const Samples = styled.dd`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
  gap: ${tokens.space.hair};
  margin: 0;
  font-size: ${tokens.size.caption};
`;

const Sample = styled.span`
  display: block;
  padding-inline: ${tokens.space.xs};
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.small};
`;

const Edge = styled.span`
  display: inline-block;
  margin-inline-end: ${tokens.space.hair};
  inline-size: 2.25rem;
  block-size: 1.5rem;
  border: 3px solid;
  border-radius: ${tokens.radius.small};
  vertical-align: middle;
`;

/** The contrast of each pair that components use, computed from the tokens, in both themes. */
export function ContrastTables() {
  return (
    <Sheet>
      {([4.5, 3] as const).map((least) => (
        <Group key={least}>
          <Title>
            {kinds[least]}: at least {least} to 1
          </Title>
          <BothThemes>
            {(colours, theme) => <Pairs least={least} theme={theme} colours={colours} />}
          </BothThemes>
        </Group>
      ))}
    </Sheet>
  );
}

interface InTheme {
  least: Least;
  theme: ThemeName;
  colours: Colours;
}

function Pairs(shown: InTheme) {
  return (
    <List>
      {[...groundsByColour(shown.least)].map(([text, grounds]) => (
        <div key={text}>
          <Term as="dt">{text}</Term>
          <Samples>
            {grounds.map((on) => (
              <PairSample key={on} text={text} on={on} {...shown} />
            ))}
          </Samples>
        </div>
      ))}
    </List>
  );
}

interface PairSampleProps extends InTheme {
  text: ColourName;
  on: ColourName;
}

function PairSample({ text, on, least, theme, colours }: PairSampleProps) {
  const ratio = contrast(colours[text], colours[on]);
  const enough = ratio >= least;
  const data = { 'data-pair': `${theme} ${text} ${on}`, 'data-enough': enough };
  const failure = !enough && <Badge tone="danger">below {least}</Badge>;
  const figure = `on ${on} ${contrastFigure(ratio)}`;
  const [color, background] = [colours[text], colours[on]];
  if (least === 3)
    return (
      <span {...data}>
        <Edge style={{ borderColor: color, background }} />
        {figure} {failure}
      </span>
    );
  return (
    <span {...data}>
      <Sample style={{ color, background }}>
        {figure} {gradeOf(ratio)}
      </Sample>
      {failure}
    </span>
  );
}
