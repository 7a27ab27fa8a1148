import { plural } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './RoomGrid.texts.js';

export const texts: Translation<typeof english> = {
  rooms: 'الغرف',
  loading: 'جارٍ التحميل…',
  found: plural({
    zero: 'لا غرف',
    one: 'غرفة واحدة',
    two: 'غرفتان',
    few: '{count} غرف',
    many: '{count} غرفة',
    other: '{count} غرفة',
  }),
  foundOnPage: plural({
    zero: 'لا غرف، الصفحة {page} من {pageCount}',
    one: 'غرفة واحدة، الصفحة {page} من {pageCount}',
    two: 'غرفتان، الصفحة {page} من {pageCount}',
    few: '{count} غرف، الصفحة {page} من {pageCount}',
    many: '{count} غرفة، الصفحة {page} من {pageCount}',
    other: '{count} غرفة، الصفحة {page} من {pageCount}',
  }),
};
