import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('hallRequestDialog', {
  title: 'Book Meeting Hall',
  hallUpTo: text('{hall}, up to {people}'),
  sending: 'Sending your request...',
  send: 'Send Request',

  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  company: 'Company',
  eventDate: 'Event date',
  fromToday: 'From today on',
  chooseEventDate: 'Choose the event date',
  attendees: 'Expected attendees',
  oneTo: text('1 to {people}'),
  startTime: 'Start time',
  endTime: 'End time',
  eventType: 'Event type',
  chooseEventType: 'Choose an event type',
  requirements: 'Special requirements',
});
