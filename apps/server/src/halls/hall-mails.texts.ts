import { catalogue, plural, text } from '@vestibule/domain/words/en';

/** Of the mail to the guest; the desk reads English. */
export const texts = catalogue('hallMails', {
  yourRequest: text('Your request for {hall}'),
  thanks: plural({
    one: 'Thank you for asking about {hall} for a {event} on {when} with {count} person. We look at each request ourselves and will write or call within one working day.',
    other:
      'Thank you for asking about {hall} for a {event} on {when} with {count} people. We look at each request ourselves and will write or call within one working day.',
  }),
  nothingBooked: 'Nothing is booked or paid yet.',
  closing:
    'If something in it should change, call us and we shall correct it. If you did not ask for it, somebody mistook your address: you do not need to do anything.',
});
