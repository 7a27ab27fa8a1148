import {
  DEFAULT_LANGUAGE,
  languages,
  textsIn,
  type Language,
  type TextPack,
  type Translation,
} from '@vestibule/domain/words';
import { describe, inject, test } from 'vitest';
import { arabicPack } from '../../src/texts/ar.js';
import { engines } from './engines.ts';
import { Page } from './page.ts';

const packs: Record<Language, TextPack | undefined> = { en: undefined, ar: arabicPack };

export interface Journey {
  engine: string;
  language: Language;
  /** The words of a catalogue in the language of the journey. */
  textsOf: <Texts extends object>(texts: Texts) => Translation<Texts>;
}

/** Every engine takes them in English, one in the other languages: that is what a run has time for. */
const enginesFor = (language: Language) =>
  language === DEFAULT_LANGUAGE ? engines : engines.slice(0, 1);

/** A journey through the engines in each language, every time in a fresh browser. */
export function journey(
  title: string,
  travel: (page: Page, journey: Journey) => Promise<void>,
): void {
  describe.for(languages)('in %s', (language) => {
    // oxlint-disable-next-line vitest/expect-expect -- the page throws what it does not find
    test.for(enginesFor(language))(`$name: ${title}`, async ({ name: engine, start }) => {
      const session = await start();
      try {
        const page = new Page(session, inject('url'), language);
        await page.resize(1440);
        await travel(page, {
          engine,
          language,
          textsOf: (texts) => textsIn(packs[language], texts),
        });
      } finally {
        await session.close();
      }
    });
  });
}
