import { catalogue } from '../words/en.js';

export const texts = catalogue('hallEventTypes', {
  businessMeeting: 'Business Meeting',
  conference: 'Conference',
  seminar: 'Seminar',
  workshop: 'Workshop',
  trainingSession: 'Training Session',
  corporateEvent: 'Corporate Event',
  other: 'Other',
});
