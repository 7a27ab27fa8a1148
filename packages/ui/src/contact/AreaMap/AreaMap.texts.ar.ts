import { text } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './AreaMap.texts.js';

export const texts: Translation<typeof english> = {
  drawing: text('خريطة: {address}'),
  interactive: text('خريطة {address}'),
  load: 'تحميل الخريطة التفاعلية',
  provider: 'الخريطة من OpenStreetMap، ويظهر لها عند التحميل عنوان اتصالك بالإنترنت.',
};
