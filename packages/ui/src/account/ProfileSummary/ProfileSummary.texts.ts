import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('profileSummary', {
  memberSince: text('Member since {since}'),
  signOut: 'Sign Out',
});
