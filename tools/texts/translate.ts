import type { Language, OtherLanguage } from '@vestibule/domain/words';
import { wordsFault, type Words } from '@vestibule/domain/words/check-words';
import { parseSync } from 'vite';
import {
  catalogues,
  nameOf,
  sources,
  textsOf,
  translationOf,
  translations,
  wordsOf,
  type Text,
} from './catalogues.ts';
import { fromIcu, toIcu } from './icu.ts';

/** ICU messages by catalogue and key: `roomCard.viewDetails`. */
export type Messages = Record<string, string>;

/** What stands in the way of an import, one line for each text. */
export class TextFaults extends Error {
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

async function messagesOf(fileOf: (catalogue: string) => string): Promise<Messages> {
  const found = catalogues.map(async (catalogue) => {
    const texts = await textsOf(fileOf(catalogue));
    return texts.map(([key, text]) => [`${nameOf(catalogue)}.${key}`, toIcu(text)]);
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}

/** Every text of the hotel in every language, one file each for a translator. */
export async function exportTexts(): Promise<Record<Language, Messages>> {
  const others = translations.map(async (language) => {
    return [language, await messagesOf((catalogue) => translationOf(catalogue, language))] as const;
  });
  const found = Object.fromEntries(await Promise.all(others)) as Record<OtherLanguage, Messages>;
  return { en: await messagesOf((catalogue) => catalogue), ...found };
}

/**
 * The catalogues of a language with the words of these messages: the code of each file that changes.
 * @throws {TextFaults} where a message is missing or unknown, or does not say what its text needs
 */
export async function importTexts(
  language: OtherLanguage,
  messages: Messages,
): Promise<Record<string, string>> {
  const { en, [language]: present } = await exportTexts();
  const faults = Object.keys(messages)
    .filter((key) => !(key in en))
    .map((key) => `${key}: there is no such text`);
  const files: Record<string, string> = {};
  for (const catalogue of catalogues) {
    const file = translationOf(catalogue, language);
    const code = codeOf(file);
    const changes: Change[] = [];
    for (const [key, english] of await textsOf(catalogue)) {
      const name = `${nameOf(catalogue)}.${key}`;
      const message = messages[name];
      if (message === present[name]) continue;
      const { words, fault } = read(english, message, language);
      const place = placesOf(code).get(key);
      if (fault) faults.push(`${name}: ${fault}`);
      else if (!place) faults.push(`${name}: holds a value of the code; change it there`);
      else changes.push({ ...place, code: codeFor(english, words) });
    }
    if (changes.length > 0) files[file] = changed(code, changes);
  }
  if (faults.length > 0) throw new TextFaults(faults);
  return files;
}

function read(
  english: Text,
  message: string | undefined,
  language: OtherLanguage,
): { words: Words; fault?: string } {
  if (!message) return { words: '', fault: 'has no words' };
  try {
    const words = fromIcu(message);
    return { words, fault: wordsFault(wordsOf(english), words, language) };
  } catch (error) {
    return { words: '', fault: error instanceof Error ? error.message : String(error) };
  }
}

interface Place {
  start: number;
  end: number;
}
interface Change extends Place {
  code: string;
}

const codeOf = (file: string) => sources.find((source) => source.file === file)?.code ?? '';

/** Where the value of each key stands in a catalogue; one that is computed has no place. */
function placesOf(code: string): Map<string, Place> {
  const { program } = parseSync('catalogue.ts', code);
  const places = new Map<string, Place>();
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const texts = declaration.declarations[0]?.init;
    if (texts?.type !== 'ObjectExpression') continue;
    for (const property of texts.properties) {
      if (property.type !== 'Property' || property.value.type === 'TemplateLiteral') continue;
      const { key, value } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
      places.set(String(name), { start: value.start, end: value.end });
    }
  }
  return places;
}

/** From the last to the first, so that no place moves. */
function changed(code: string, changes: Change[]): string {
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, code: value }) => text.slice(0, start) + value + text.slice(end),
      code,
    );
}

const quoted = (words: string) =>
  `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

function codeFor(english: Text, words: Words): string {
  if (typeof words === 'string') {
    return typeof english === 'string' ? quoted(words) : `text(${quoted(words)})`;
  }
  const forms = Object.entries(words).map(([form, each]) => `${form}: ${quoted(each)}`);
  return `plural({ ${forms.join(', ')} })`;
}
