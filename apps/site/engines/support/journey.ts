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

interface Reach {
  /** Every engine takes it in the other languages too; without it one does, which a run has time for. */
  everyLanguage?: boolean;
}

const enginesFor = (language: Language, { everyLanguage = false }: Reach) =>
  language === DEFAULT_LANGUAGE || everyLanguage ? engines : engines.slice(0, 1);

/** A journey through the engines in each language, every time in a fresh browser. */
export function journey(
  title: string,
  travel: (page: Page, journey: Journey) => Promise<void>,
  reach: Reach = {},
): void {
  describe.for(languages)('in %s', (language) => {
    // oxlint-disable-next-line vitest/expect-expect -- the page throws what it does not find
    test.for(enginesFor(language, reach))(`$name: ${title}`, async ({ name: engine, start }) => {
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
