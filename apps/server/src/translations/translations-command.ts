import { visibleLine } from '@vestibule/domain/text';
import { DEFAULT_LANGUAGE, languages, type Language } from '@vestibule/domain/words';
import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { readArguments } from '../cli/arguments.js';
import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import { LIST_USAGE, listOptions, printList } from '../cli/print-list.js';
import { toError } from '../log/to-error.js';
import { importTranslations } from './import-translations.js';
import { findOutdated } from './store.js';
import {
  exportTranslations,
  translationFileSchema,
  type TranslationFile,
} from './translation-file.js';

const targetLanguages = languages.filter((language) => language !== DEFAULT_LANGUAGE);

/**
 * `pnpm hotel translations`: the records whose words in another language are missing or out of date. With
 * `export ar FILE` their texts go into a file for a translator, with `import ar FILE` they come back.
 */
export const translationsCommand: Command = {
  name: 'translations',
  usage: `${LIST_USAGE} | export|import <language> <file>`,
  summary: 'Records that are not translated, or have changed since; out to a file and in again',
  run: (context) => (/^[^-]/.test(context.args[0] ?? '') ? carry(context) : list(context)),
};

async function carry({ services: { db }, args, print }: CommandContext): Promise<void> {
  const { words } = readArguments(translationsCommand, { args, most: 3, options: {} });
  const [action, language = '', file = ''] = words;
  const known = targetLanguages.find((one) => one === language);
  if ((action !== 'export' && action !== 'import') || file === '')
    throw new CommandError('Say export or import, a language and a file.');
  if (!known)
    throw new CommandError(
      `Records are translated into ${targetLanguages.join(', ')}, not “${language}”.`,
    );
  if (action === 'export') {
    const exported = await exportTranslations(db, known);
    await writeFile(file, `${JSON.stringify(exported, null, 2)}\n`);
    print(`${exported.texts.length} texts are in ${file}.`);
    return;
  }
  const count = await importTranslations(db, known, await readTranslations(file, known));
  print(`Translated records: ${count}`);
}

async function list({ services: { db }, args, print }: CommandContext): Promise<void> {
  const { values } = readArguments(translationsCommand, { args, most: 0, options: listOptions });
  const found = targetLanguages.map(async (language) =>
    (await findOutdated(db, language)).map((one) => ({ language, ...one })),
  );
  const reasonOf = ({ words }: { words: unknown }) =>
    words ? 'changed since it was translated' : 'not translated';
  printList(print, values, {
    rows: (await Promise.all(found)).flat(),
    fields: {
      language: ({ language }) => language,
      kind: ({ kind }) => kind,
      id: ({ id }) => id,
      reason: reasonOf,
    },
    shown: {
      line: (row) => [row.language, row.kind, row.id, reasonOf(row)],
      none: `${targetLanguages.join(', ')}  Every record is translated.`,
    },
  });
}

async function readTranslations(file: string, language: Language): Promise<TranslationFile> {
  const parsed = v.safeParse(translationFileSchema, await readJson(file));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue) ?? 'as a whole';
    throw new CommandError(visibleLine(`${file}, ${where}: ${issue.message}`));
  }
  if (parsed.output.language !== language)
    throw new CommandError(
      visibleLine(`${file} is in “${parsed.output.language}”, not in ${language}.`),
    );
  return parsed.output;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandError(visibleLine(`${file} cannot be read: ${toError(error)?.message}`));
  }
}
