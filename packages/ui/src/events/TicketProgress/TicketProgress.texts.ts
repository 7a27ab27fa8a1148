import { text } from '@vestibule/domain/words/en';

export const texts = {
  step: text('Step {step} of {steps}'),
  steps: 'Steps',
};
