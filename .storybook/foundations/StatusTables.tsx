import { criteria, statuses } from '../../tools/checks/states/status.js';
import { Sheet, Table } from './specimen.styles.js';

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <Sheet>
      <Table>
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
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

/** What the check asks for, from where it stands. */
export function Criteria() {
  return <Rows rows={criteria.map(({ name, asks }) => [name, asks])} />;
}
