import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import type { Colours } from '../../packages/ui/src/theme/colours.js';
import type { ColourName } from '../../packages/ui/src/theme/colour-pairs.js';
import { colourGroups, colourUses } from './colour-roles.js';
import { Detail, Figure, Group, Rows, Sheet, Term, Title } from './specimen.styles.js';
import { BothThemes } from './Themed.js';
import { TokenNames } from './TokenNames.js';

const Row = styled.li`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: ${tokens.space.md};
  align-items: center;
`;

const Swatch = styled.span`
  block-size: 3.5rem;
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.medium};
`;

/** Every colour with its value in each theme, its variable and its use. */
export function Palette() {
  return (
    <Sheet>
      {Object.entries(colourGroups).map(([title, names]) => (
        <Group key={title}>
          <Title>{title}</Title>
          <BothThemes>{(colours) => <Swatches names={names} colours={colours} />}</BothThemes>
        </Group>
      ))}
    </Sheet>
  );
}

function Swatches({ names, colours }: { names: ColourName[]; colours: Colours }) {
  return (
    <Rows>
      {names.map((name) => (
        <Row key={name}>
          <Swatch style={{ background: colours[name] }} />
          <div>
            <Term>{name}</Term>
            <Detail>{colourUses[name]}</Detail>
            <Figure>{colours[name]}</Figure>
            <TokenNames group="colour" name={name} />
          </div>
        </Row>
      ))}
    </Rows>
  );
}
