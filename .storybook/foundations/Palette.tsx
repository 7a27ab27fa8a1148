import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import type { Colours } from '../../packages/ui/src/theme/colours.js';
import type { ColourName } from '../../packages/ui/src/theme/colour-pairs.js';
import { useColours } from '../chosen-theme.js';
import { colourGroups, colourUses } from './colour-roles.js';
import { Figure, Group, Sheet, Specimen, Specimens, Title } from './specimen.styles.js';
import { TokenFacts } from './TokenFacts.js';
import { TokenNames } from './TokenNames.js';

const Swatches = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  block-size: 2.75rem;
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.medium};
  overflow: hidden;
`;

/** Every colour in light and in dark of the chosen hotel, with its values, its use and its names. */
export function Palette() {
  return (
    <Sheet>
      {Object.entries(colourGroups).map(([title, names]) => (
        <Group key={title}>
          <Title>{title}</Title>
          <Specimens>
            {names.map((name) => (
              <Colour key={name} name={name} />
            ))}
          </Specimens>
        </Group>
      ))}
    </Sheet>
  );
}

/** A veil lets the page through. */
const ground = (colours: Colours, name: ColourName) => ({
  background: `linear-gradient(${colours[name]}, ${colours[name]}), ${colours.paper}`,
});

function Colour({ name }: { name: ColourName }) {
  const { light, dark } = useColours();
  return (
    <Specimen>
      <Swatches>
        <span style={ground(light, name)} />
        <span style={ground(dark, name)} />
      </Swatches>
      <div>
        <TokenFacts name={name} use={colourUses[name]}>
          <Figure>{light[name]}</Figure>
          <Figure>{dark[name]}</Figure>
        </TokenFacts>
        <TokenNames group="colour" name={name} />
      </div>
    </Specimen>
  );
}
