import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('eventFacts', {
  hours: plural({ one: '{count} hour', other: '{count} hours' }),
  moreOptions: plural({ one: '+{count} more', other: '+{count} more' }),
  perPerson: 'per person',
  refundable: 'Refundable',
  extras: 'Extras',
  addons: 'Add-ons',
});
