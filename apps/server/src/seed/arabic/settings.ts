import { demonstrationNames, fallbackPagesTexts } from '@vestibule/domain/content';
import { defaultSettingsTexts, type KnownSettingKey } from '@vestibule/domain/settings';
import { wordsIn } from '../../texts/words-in.js';
import type { RecordWords } from '../../translations/record-kinds.js';

const t = wordsIn('ar', defaultSettingsTexts);

/** The texts of the first settings in Arabic, each after its key. */
export const settingWords: readonly (readonly [KnownSettingKey, RecordWords<'settings'>])[] = [
  ['general.hotelName', { value: demonstrationNames.ar }],
  ['general.address', { value: wordsIn('ar', fallbackPagesTexts).demonstrationAddress }],
  ['booking.arrivalNote', { value: t.arrivalNote }],
  ['maintenance.message', { value: t.maintenanceMessage }],
];
