import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { demonstrationNames } from '../../packages/domain/src/content/index.ts';
import { texts as arabicPages } from '../../packages/domain/src/content/fallback-pages.texts.ar.ts';
import { texts as arabicSettings } from '../../packages/domain/src/settings/default-settings.texts.ar.ts';
import { initialSettings } from '../../packages/domain/src/settings/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Catalogues of what the specification fixes for the demonstration: pages of no other hotel say it. */
const demonstrationAlone =
  /(about-statics|articles|sample-rooms|sample-bookings|surroundings|opening-hours|LinkPreview|gallery-pictures|room-pictures)\.texts(\.ar)?\.ts$/;

const isSetting = (key: string) => key.startsWith('general.') || key === 'booking.arrivalNote';
const shared = /^https:|^\/|^[\d\s:]+$/;

const catalogues = globSync('{packages,apps}/*/src/**/*.texts{,.ar}.ts', { cwd: root });

/** The texts that a file has written out, without tags, sentence by sentence. */
function sentencesOf(file: string): string[] {
  const literals: string[] = [];
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') literals.push(value);
    },
  }).visit(program);
  return literals.flatMap(sentences);
}

const sentences = (text: string) =>
  text
    .split(/<[^>]*>|\n|(?<=[.!?؟]) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Longer than a label: what can only have come from where it was written. */
const isTelling = (sentence: string) => sentence.length >= 20 || sentence.split(' ').length > 2;

/** What any hotel says: all other catalogues, by file. */
export const anyHotelsTexts = catalogues
  .filter((file) => !demonstrationAlone.test(file))
  .map((file) => ({ file, texts: sentencesOf(file) }));

/**
 * Every sentence of the demonstration: of its records in both languages, of the catalogues that are its
 * own, and of its settings.
 */
export function demonstrationFacts(): string[] {
  const anyHotels = new Set(anyHotelsTexts.flatMap(({ texts }) => texts));
  const seeds = globSync('apps/server/src/seed/**/*.ts', {
    cwd: root,
    exclude: (file) => file.endsWith('.test.ts'),
  });
  const own = [...seeds, ...catalogues.filter((file) => demonstrationAlone.test(file))];
  const settings = Object.entries(initialSettings)
    .filter(([key]) => isSetting(key))
    .map(([, value]) => value)
    .concat(demonstrationNames.ar, arabicPages.demonstrationAddress, arabicSettings.arrivalNote)
    .flatMap((value) => (typeof value === 'string' ? sentences(value) : []));
  const written = own.flatMap(sentencesOf).filter(isTelling);
  return [...new Set([...written.filter((text) => !anyHotels.has(text)), ...settings])].filter(
    (text) => !shared.test(text) && !/^\.{0,2}\/|^@|^\d+ /.test(text),
  );
}

/** What a page says and shows of the demonstration. */
export function factsIn(page: string, facts: readonly string[]): string[] {
  const words = page
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
  const pictures = [...words.matchAll(/\/uploads\/(?!rooms\/fallback)[\w/-]+?(?=-\d+\.)/g)];
  return [
    ...facts.filter((fact) => words.includes(fact)),
    ...new Set(pictures.map(([name]) => name)),
  ];
}
