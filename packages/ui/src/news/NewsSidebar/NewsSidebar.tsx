'use client';
import type { ComponentPropsWithRef } from 'react';
import { Field } from '../../forms/Field/Field.js';
import { SearchInput } from '../../forms/SearchInput/SearchInput.js';
import { enteredText } from '../../internal/entered-text.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { Categories, Heading, Note, Root } from './NewsSidebar.styles.js';
import { texts } from './NewsSidebar.texts.js';

export interface NewsSidebarProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** What the news are sorted into. */
  categories: ReadonlyArray<string>;
  /** Where to ask while the search finds nothing. */
  contactEmail: string;
  /** Takes the words searched for; without it the search does nothing and says how to reach the hotel. */
  onSearch?: (words: string) => void;
}

/** A search box, which does nothing until a handler gives it work, and the categories to read. */
export function NewsSidebar({ categories, contactEmail, onSearch, ...props }: NewsSidebarProps) {
  const t = useTexts(texts);
  return (
    <Root aria-label={t.news} {...props}>
      <search>
        <form
          method="dialog" // before hydration nothing is sent
          onSubmit={(event) => {
            event.preventDefault();
            onSearch?.(enteredText(event.currentTarget, 'words'));
          }}
        >
          <Field label={t.searchNews}>
            <SearchInput name="words" />
          </Field>
          {!onSearch && (
            <Note>
              <Rich
                text={t.notOpen}
                address={<a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
              />
            </Note>
          )}
        </form>
      </search>
      <div>
        <Heading>{t.categories}</Heading>
        <Categories>
          {categories.map((category) => (
            <li key={category}>{category}</li>
          ))}
        </Categories>
      </div>
    </Root>
  );
}
