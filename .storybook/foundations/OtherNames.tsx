import { titlesByName } from './other-names.js';
import { Sheet, Table } from './specimen.styles.js';

const pageOf = (title: string) => `./?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`;

/** What others call it, and the pages of what it is here. */
export function OtherNames() {
  return (
    <Sheet>
      <Table>
        <thead>
          <tr>
            <th scope="col">Elsewhere</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {titlesByName().map(([name, titles]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                {titles.map((title, index) => (
                  <span key={title}>
                    {index > 0 && ', '}
                    <a href={pageOf(title)} target="_top">
                      {title.split('/').at(-1)}
                    </a>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
