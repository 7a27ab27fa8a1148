import { titlesByName } from './other-names.js';
import { NameLine, NameList, Sheet } from './specimen.styles.js';

const pageOf = (title: string) => `./?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`;

/** What others call it, and the pages of what it is here. */
export function OtherNames() {
  return (
    <Sheet>
      <NameList>
        {titlesByName().map(([name, titles]) => (
          <NameLine key={name}>
            <dt>{name}</dt>
            <dd>
              {titles.map((title, index) => (
                <span key={title}>
                  {index > 0 && ', '}
                  <a href={pageOf(title)} target="_top">
                    {title.split('/').at(-1)}
                  </a>
                </span>
              ))}
            </dd>
          </NameLine>
        ))}
      </NameList>
    </Sheet>
  );
}
