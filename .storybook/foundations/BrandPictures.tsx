import { styled } from 'styled-components';
import { Picture } from '../../packages/ui/src/media/Picture/Picture.js';
import { light } from '../../packages/ui/src/theme/colours.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { brandPictures } from './brand-pictures.js';
import type { ColourName } from '../../packages/ui/src/theme/colour-pairs.js';
import { Detail, Figure, Rows, Sheet, Term } from './specimen.styles.js';

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${tokens.space.lg};
  align-items: start;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 3.5rem 1fr;
  gap: ${tokens.space.md};
  align-items: center;
`;

const Swatch = styled.span`
  block-size: 3.5rem;
  border: 1px solid ${tokens.colour.rule};
`;

/** Pictures of the demonstration hotel, and beside each the colours of the theme that are in it. */
export function PicturesWithColours() {
  return (
    <Sheet>
      {brandPictures.map(({ kind, file, shows, colours }) => (
        <Beside key={file}>
          <Picture
            kind={kind}
            file={file}
            alt={shows}
            sizes="(min-width: 60rem) 32rem, calc(100vw - 2.5rem)"
          />
          <Rows>
            {Object.entries(colours).map(([name, where]) => (
              <ColourRow key={name} name={name as ColourName} where={where} />
            ))}
          </Rows>
        </Beside>
      ))}
    </Sheet>
  );
}

function ColourRow({ name, where }: { name: ColourName; where: string }) {
  return (
    <Row>
      <Swatch style={{ background: light[name] }} />
      <div>
        <Term>{name}</Term>
        <Detail>{where}</Detail>
        <Figure>{light[name]}</Figure>
      </div>
    </Row>
  );
}
