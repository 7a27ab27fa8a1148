import { expect, it } from 'vitest';
import { keysShown, nameBeside } from './shown-keys.ts';

it.each([
  ['const t = useTexts(texts); <b title={room.name}>{t.open}</b>', ['open']],
  ['const t = useTexts(texts); const other = useTexts(others); other.name', ['useTexts']],
  ['const { open, of: label } = useTexts(texts); open + label.length', ['open', 'of']],
  ['return done(wordsIn(language, texts).sent, body.name);', ['sent']],
  [
    'const textsFor = (head: Letterhead): Translation<typeof texts> => wordsIn(head.language, texts);\nconst t = textsFor(head); t.dear',
    ['dear'],
  ],
  [
    'export const rules = (t: Translation<typeof texts> = texts) => check(t.required, v.name)',
    ['required'],
  ],
  [
    'type RowTexts = Translation<typeof texts>; function row(t: RowTexts) { return t.night }',
    ['night'],
  ],
])('takes from %j', (code, keys) => {
  const shown = keysShown(code, ['texts']);
  expect(
    ['open', 'of', 'sent', 'dear', 'required', 'night', 'name', 'length'].filter((key) =>
      shown.has(key),
    ),
  ).toEqual(keys.filter((key) => key !== 'useTexts'));
});

it('knows a catalogue by its name in the file', () => {
  const code =
    "import { texts as own } from './RoomCard.texts.js';\nimport { texts } from './Price.texts.js';";
  expect(nameBeside(code, 'RoomCard.texts')).toEqual(['own']);
  expect(nameBeside(code, 'Price.texts')).toEqual(['texts']);
  expect(nameBeside(code, 'Card.texts')).toEqual([]);
});
