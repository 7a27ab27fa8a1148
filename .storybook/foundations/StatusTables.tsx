import { styled } from 'styled-components';
import { criteria, statuses } from '../../tools/checks/states/status.js';
import { Sheet, Table } from './specimen.styles.js';

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
