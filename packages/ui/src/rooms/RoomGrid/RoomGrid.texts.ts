import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('roomGrid', {
  rooms: 'Rooms',
  loading: 'Loading...',
  found: plural({ one: '{count} room', other: '{count} rooms' }),
  foundOnPage: plural({
    one: '{count} room, page {page} of {pageCount}',
    other: '{count} rooms, page {page} of {pageCount}',
  }),
});
