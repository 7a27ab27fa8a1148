import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('requestHall', {
  nameRequired: 'Full name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  phoneRequired: 'Phone number is required',
  companyInvalid: 'Please enter a company without links.',
  dateRequired: 'Event date is required',
  dateInvalid: 'Event date is invalid',
  datePast: 'Event date cannot be in the past',
  attendeesRequired: 'Expected attendees is required',
  attendeesWhole: 'Expected attendees must be a whole number',
  attendeesAtLeastOne: 'Expected attendees must be at least 1',
  attendeesAtMost: plural({
    one: 'This hall holds at most {figure} people',
    other: 'This hall holds at most {figure} people',
  }),
  typeRequired: 'Event type is required',
  startInvalid: 'Start time is invalid',
  endInvalid: 'End time is invalid',
  endBeforeStart: 'End time must be after the start time',
  tooLong: plural({
    one: 'Please use at most {count} character',
    other: 'Please use at most {count} characters',
  }),
});
