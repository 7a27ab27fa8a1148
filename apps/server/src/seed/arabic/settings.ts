import { demonstrationNames } from '@vestibule/domain/content';
import type { KnownSettingKey } from '@vestibule/domain/settings';
import type { RecordWords } from '../../translations/record-kinds.js';

/** The texts of the first settings in Arabic, each after its key. */
export const settingWords: readonly (readonly [KnownSettingKey, RecordWords<'settings'>])[] = [
  ['general.hotelName', { value: demonstrationNames.ar }],
  ['general.address', { value: 'طريق الشاطئ، قنتب، مسقط، عُمان' }],
  [
    'booking.arrivalNote',
    {
      value: 'مكتب الاستقبال مفتوح ليلًا ونهارًا. ويُرجى إبلاغنا بموعد وصول الرحلة لنكون في الاستقبال.',
    },
  ],
  [
    'maintenance.message',
    { value: 'نجري الآن أعمال صيانة على الموقع. ويُرجى العودة بعد دقائق قليلة.' },
  ],
];
