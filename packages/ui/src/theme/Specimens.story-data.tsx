import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from './tokens.js';

/** A story of another file, as `composeStories` gives it: at rest, before its play. */
type Specimen = ((props: object) => ReactNode) & { storyName: string };

const Table = styled.div`
  --column: 22rem;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr));
  gap: ${tokens.space.xl};

  &[data-wide] {
    --column: 100%;
  }
  & > * {
    min-inline-size: 0;
  }
`;

const Name = styled.p`
  margin-block: 0 ${tokens.space.xs};
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
  overflow-wrap: anywhere;
`;

interface SpecimensProps {
  /** By the name of their component. */
  of: Readonly<Record<string, readonly Specimen[]>>;
  /** Each on a line of its own. */
  wide?: boolean;
}

/** Stories beside each other, each under its name: what `*.matrix.stories.tsx` show. */
export function Specimens({ of, wide = false }: SpecimensProps) {
  return (
    <Table data-wide={wide ? '' : undefined}>
      {Object.entries(of).flatMap(([component, stories]) =>
        stories.map((Story) => (
          <div key={component + Story.storyName}>
            <Name data-specimen-name>
              <bdi lang="en">
                {component}, {Story.storyName}
              </bdi>
            </Name>
            <Story />
          </div>
        )),
      )}
    </Table>
  );
}
