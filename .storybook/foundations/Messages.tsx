import { problemMessages } from '@vestibule/domain/problem';
import { Figure, Group, Sheet, Table, Title } from './specimen.styles.js';

const rows = Object.entries(problemMessages);
const features = [...Map.groupBy(rows, ([code]) => code.slice(0, code.indexOf('.')))];

/** Every refusal of the hotel in its own words, by feature. */
export function Messages() {
  return (
    <Sheet>
      {features.map(([feature, messages]) => (
        <Group key={feature}>
          <Title>{feature}</Title>
          <Table>
            <thead>
              <tr>
                {/* As wide in every table, so that the codes stand in one line down the page. */}
                <th scope="col" style={{ inlineSize: '65%' }}>
                  What the guest reads
                </th>
                <th scope="col">Code</th>
              </tr>
            </thead>
            <tbody>
              {messages.map(([code, text]) => (
                <tr key={code}>
                  <td>{text}</td>
                  <td>
                    <Figure>{code}</Figure>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Group>
      ))}
    </Sheet>
  );
}
