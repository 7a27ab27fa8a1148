import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { titlesByName } from './other-names.js';
import { Sheet } from './specimen.styles.js';

const pageOf = (title: string) => `./?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`;

const Names = styled.dl`
  columns: 3 17rem;
  column-gap: ${tokens.space.xl};
  margin: 0;
  font-size: ${tokens.size.small};
`;

const Name = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.hair};
  border-block-end: 1px solid ${tokens.colour.rule};
  break-inside: avoid;

  & dd {
    margin: 0;
  }
`;

/** What others call it, and the pages of what it is here. */
export function OtherNames() {
  return (
    <Sheet>
      <Names>
        {titlesByName().map(([name, titles]) => (
          <Name key={name}>
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
          </Name>
        ))}
      </Names>
    </Sheet>
  );
}
