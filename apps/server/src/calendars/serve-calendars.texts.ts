import { catalogue } from '@vestibule/domain/words/en';

/** What the calendars of others show of a night that they must not sell. */
export const texts = catalogue('serveCalendars', {
  notAvailable: 'Not available',
});
