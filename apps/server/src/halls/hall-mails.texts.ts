import { catalogue, plural, text } from '@vestibule/domain/words/en';

/** Of the mail to the desk, and of the one to the guest. */
export const texts = catalogue('hallMails', {
  deskSubject: text('Hall request: {hall}, {day}'),
  requestFor: text('Request for {hall}'),
  asked: plural({
    one: '{hall} for a {event} on {when} with {count} person.',
    other: '{hall} for a {event} on {when} with {count} people.',
  }),
  from: text('From {name}, {phone}, {email}.'),
  fromCompany: text('From {name} of {company}, {phone}, {email}.'),
  noRequirements: 'No special requirements.',
  inOwnWords: 'In the guest’s own words:',
  listed: text('The desk lists all requests with: {command}'),

  yourRequest: text('Your request for {hall}'),
  thanks: plural({
    one: 'Thank you for asking about {hall} for a {event} on {when} with {count} person. We look at each request ourselves and will write or call soon.',
    other:
      'Thank you for asking about {hall} for a {event} on {when} with {count} people. We look at each request ourselves and will write or call soon.',
  }),
  nothingBooked: 'Nothing is booked or paid yet.',
  closing:
    'If something in it should change, call us and we shall correct it. If you did not ask for it, somebody mistook your address: you do not need to do anything.',
});
