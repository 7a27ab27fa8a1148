import { styled } from 'styled-components';
import { Badge } from '../../packages/ui/src/feedback/Badge/Badge.js';
import {
  pairGroups,
  type ColourName,
  type PairGroup,
} from '../../packages/ui/src/theme/colour-pairs.js';
import type { Colours } from '../../packages/ui/src/theme/colours.js';
import { contrast, contrastFigure } from '../../packages/ui/src/theme/contrast.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { gradeOf } from './contrast-figures.js';
import { Group, Sheet, Table, Title } from './specimen.styles.js';
import { BothThemes, type ThemeName } from './Themed.js';

const Sample = styled.span`
  display: inline-block;
  min-inline-size: 3.25rem;
  padding: ${tokens.space.hair} ${tokens.space.xs};
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.small};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  line-height: 1.2;
  text-align: center;
`;

const Edge = styled.span`
  display: inline-block;
  inline-size: 3.25rem;
  block-size: 2rem;
  border: 3px solid;
  border-radius: ${tokens.radius.small};
`;

/** The contrast of each pair that components use, computed from the tokens, in both themes. */
export function ContrastTables() {
  return (
    <Sheet>
      {pairGroups.map((group) => (
        <Group key={group.title}>
          <Title>{group.title}</Title>
          <BothThemes>
            {(colours, theme) => <PairTable group={group} theme={theme} colours={colours} />}
          </BothThemes>
        </Group>
      ))}
    </Sheet>
  );
}

interface PairTableProps {
  group: PairGroup;
  theme: ThemeName;
  colours: Colours;
}

function PairTable({ group, theme, colours }: PairTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Pair</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {group.text.flatMap((text) =>
          group.on.map((on) => (
            <PairRow
              key={`${text} ${on}`}
              text={text}
              on={on}
              least={group.least}
              theme={theme}
              colours={colours}
            />
          )),
        )}
      </tbody>
    </Table>
  );
}

interface PairRowProps {
  text: ColourName;
  on: ColourName;
  least: PairGroup['least'];
  theme: ThemeName;
  colours: Colours;
}

function PairRow({ text, on, least, theme, colours }: PairRowProps) {
  const ratio = contrast(colours[text], colours[on]);
  const enough = ratio >= least;
  return (
    <tr data-pair={`${theme} ${text} ${on}`} data-enough={enough}>
      <td>
        {least === 3 ? (
          <Edge style={{ borderColor: colours[text], background: colours[on] }} />
        ) : (
          <Sample style={{ color: colours[text], background: colours[on] }}>Ag</Sample>
        )}
      </td>
      <th scope="row">
        {text} on {on}
      </th>
      <td>
        {contrastFigure(ratio)}{' '}
        <Badge tone={enough ? 'success' : 'danger'}>
          {least === 3 ? `${enough ? 'above' : 'below'} 3` : gradeOf(ratio)}
        </Badge>
      </td>
    </tr>
  );
}
