import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { criteria, statuses } from '../../tools/checks/states/status.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { Sheet, Table } from './specimen.styles.js';

const Name = styled.th`
  white-space: nowrap;
`;

const Heading = styled.h3`
  margin: 0;
  font-size: ${tokens.size.body};
`;

const Names = styled.ul`
  columns: 4 12rem;
  column-gap: ${tokens.space.xl};
  margin: 0;
  padding: 0;
  font-size: ${tokens.size.small};
  line-height: ${tokens.leading.body};
  list-style: none;
`;

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <Sheet>
      <Table>
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <Name scope="row">{name}</Name>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

export function Statuses() {
  return <Rows rows={Object.entries(statuses)} />;
}

/** What the check asks for, from where it is. */
export function Criteria() {
  return <Rows rows={criteria.map(({ name, asks }) => [name, asks])} />;
}

interface Entry {
  id: string;
  type: string;
  importPath: string;
  tags?: string[];
}

const isComponentPage = ({ type, importPath }: Entry) =>
  type === 'docs' && importPath.startsWith('./packages/ui/');

/** What the code calls it: in the sidebar the steps of a dialog have a number and a heading. */
const nameOf = ({ importPath }: Pick<Entry, 'importPath'>) =>
  importPath.replace(/^.*\/|\.mdx$/g, '');

function useComponentPages(): Entry[] {
  const [pages, setPages] = useState<Entry[]>([]);
  useEffect(() => {
    const read = async () => {
      const answer = await fetch('./index.json');
      const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
      setPages(
        Object.values(entries)
          .filter(isComponentPage)
          .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
      );
    };
    void read();
  }, []);
  return pages;
}

/** Every component by its status, as Storybook's own index has it. */
export function EveryStatus() {
  const pages = useComponentPages();
  return Object.keys(statuses).map((status) => {
    const found = pages.filter(({ tags }) => tags?.includes(status));
    return (
      found.length > 0 && (
        <Sheet key={status}>
          <Heading>
            {found.length} {status}
          </Heading>
          <Names>
            {found.map(({ id, importPath }) => (
              <li key={id}>
                <a href={`./?path=/docs/${id}`} target="_top">
                  {nameOf({ importPath })}
                </a>
              </li>
            ))}
          </Names>
        </Sheet>
      )
    );
  });
}
