import { DEFAULT_LANGUAGE, languages } from '@vestibule/domain/words';
import type { Command } from '../cli/command.js';
import { findOutdated } from './store.js';

const reasons = { missing: 'not translated', changed: 'changed since it was translated' };

/** `pnpm hotel translations`: the records whose words in another language are missing or out of date. */
export const translationsCommand: Command = {
  name: 'translations',
  usage: '',
  summary: 'Records that are not translated, or have changed since',
  async run({ services, print }) {
    const others = languages.filter((language) => language !== DEFAULT_LANGUAGE);
    for (const language of others) {
      const outdated = await findOutdated(services.db, language);
      if (outdated.length === 0) print(`${language}  Every record is translated.`);
      for (const { kind, id, reason } of outdated) {
        print([language, kind, id, reasons[reason]].join('  '));
      }
    }
  },
};
