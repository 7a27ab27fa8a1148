import { expect, it } from 'vitest';
import type { Language } from './language.js';
import { languageOfText } from './record-language.js';
import { itemsInLanguage, languageWhere, partInLanguage } from './record-parts.js';

const record = {
  language: 'en' as const,
  untranslated: ['hero.title', 'extras.1.name', 'amenities.0'],
  hero: { title: 'The sea', subtitle: 'البحر' },
  extras: [{ name: 'صور' }, { name: 'Wine' }],
};
const english = { lang: 'en', dir: 'ltr' };

it('marks what has no translation, and nothing else', () => {
  expect(languageOfText(record, 'amenities.0')).toEqual(english);
  expect(languageOfText(record, 'amenities.1')).toBeUndefined();
});

it('a part says which of its own texts have none', () => {
  const hero = partInLanguage(record, 'hero');
  expect(languageOfText(hero, 'title')).toEqual(english);
  expect(languageOfText(hero, 'subtitle')).toBeUndefined();
});

it('so does each item of a list, wherever it then is', () => {
  const [last, first] = itemsInLanguage(record, 'extras').toReversed();
  expect(last && languageOfText(last, 'name')).toEqual(english);
  expect(first && languageOfText(first, 'name')).toBeUndefined();
});

it('what is made of a record says it by its own names, and of nothing that it lacks', () => {
  const made = languageWhere(record, (field) => (field === 'hero.title' ? 'heading' : undefined));
  expect(made).toEqual({ language: 'en', untranslated: ['heading'] });
});

it('marks a language that this library has no words in', () => {
  // Of a server that has more languages than the library it is asked with.
  const language = 'he' as Language;
  expect(languageOfText({ language, untranslated: ['name'] }, 'name')).toEqual({
    lang: 'he',
    dir: 'rtl',
  });
});
