import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('preferences', {
  bedAny: 'No preference',
  bedKing: 'One large bed',
  bedTwin: 'Two single beds',
  floorAny: 'No preference',
  floorLow: 'A lower floor',
  floorHigh: 'A higher floor',
  notesTooLong: plural({
    one: 'Please use at most {count} character',
    other: 'Please use at most {count} characters',
  }),
  notesUnusable: 'The text contains characters that cannot be used',
});
