import { catalogue } from '../words/en.js';

export const texts = catalogue('hallRequestOutcome', {
  sent: 'Booking request submitted successfully! We will contact you soon.',
  failed: 'Failed to submit booking request. Please try again.',
});
