import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('preferencesForm', {
  bed: 'Bed',
  floor: 'Floor',
  notes: 'Anything we should know',
  notesHint: 'Allergies, a pillow you like, a step you would rather not climb.',
  newsletter: "Send me the hotel's newsletter",
  save: 'Save Preferences',
});
