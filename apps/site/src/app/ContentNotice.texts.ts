import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('contentNotice', {
  standingTexts: 'Our standing texts are shown meanwhile. Load the page again to see today’s.',
});
