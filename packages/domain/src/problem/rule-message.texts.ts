import { catalogue, plural, text } from '../words/en.js';

export const texts = catalogue('ruleMessage', {
  missing: 'This is missing.',
  empty: 'Please fill this in.',
  notAccepted: 'This value is not accepted.',
  notOffered: 'Please choose one of the offered values.',
  noText: 'Please enter text.',
  noNumber: 'Please enter a number.',
  noInteger: 'Please enter a whole number.',
  noBoolean: 'Please choose yes or no.',
  noList: 'Please send a list.',
  noObject: 'Please send an object.',
  noDate: text('Please enter a date such as {example}.'),
  noTime: text('Please enter a time such as {example}.'),
  wrongFormat: 'Please check the format of this value.',
  atMost: text('Please enter at most {most}.'),
  atLeast: text('Please enter at least {least}.'),
  textTooLong: plural({
    one: 'This is too long: at most {count} character.',
    other: 'This is too long: at most {count} characters.',
  }),
  textTooShort: plural({
    one: 'This is too short: at least {count} character.',
    other: 'This is too short: at least {count} characters.',
  }),
  listTooLong: plural({
    one: 'This is too long: at most {count} entry.',
    other: 'This is too long: at most {count} entries.',
  }),
  listTooShort: plural({
    one: 'This is too short: at least {count} entry.',
    other: 'This is too short: at least {count} entries.',
  }),
});
