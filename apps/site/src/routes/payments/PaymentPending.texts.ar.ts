import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './PaymentPending.texts.js';

export const texts: Translation<typeof english> = {
  heading: 'دفعتك',
  intro: 'نستعلم من خادمنا، وتتغيّر الصفحة وفق جوابه.',
  asking: 'جارٍ الاستعلام عن حالة دفعتك…',
};
