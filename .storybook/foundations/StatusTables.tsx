import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { criteria, isStatus, statuses } from '../../tools/checks/states/status.js';
import { NameList, NameLine, Sheet, Table } from './specimen.styles.js';

const Name = styled.th`
  white-space: nowrap;
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
const nameOf = ({ importPath }: Entry) => importPath.replace(/^.*\/|\.mdx$/g, '');

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

/** Every component with its status, as Storybook's own index has it. */
export function EveryStatus() {
  return (
    <Sheet>
      <NameList>
        {useComponentPages().map((page) => (
          <NameLine key={page.id}>
            <dt>
              <a href={`./?path=/docs/${page.id}`} target="_top">
                {nameOf(page)}
              </a>
            </dt>
            <dd>{page.tags?.find(isStatus)}</dd>
          </NameLine>
        ))}
      </NameList>
    </Sheet>
  );
}
