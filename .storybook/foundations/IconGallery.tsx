import { icons } from 'virtual:library-icons';
import { styled } from 'styled-components';
import { Icon } from '../../packages/ui/src/media/Icon.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { Detail, Sheet, Term } from './specimen.styles.js';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: ${tokens.space.lg};
`;

const Tile = styled.li`
  display: grid;
  gap: ${tokens.space.xs};
  align-content: start;

  & > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    color: ${tokens.colour.accent};
  }
`;

/** Every icon that a component imports, and which ones do. */
export function IconGallery() {
  return (
    <Sheet>
      <Tiles>
        {icons.map(({ name, shapes, usedBy }) => (
          <Tile key={name}>
            <Icon of={shapes} />
            <Term>{name}</Term>
            <Detail>{usedBy.join(', ')}</Detail>
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  );
}
