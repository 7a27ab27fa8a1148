import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('ticketProgress', {
  step: text('Step {step} of {steps}'),
  steps: 'Steps',
});
