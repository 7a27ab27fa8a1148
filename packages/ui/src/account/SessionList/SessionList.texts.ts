import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('sessionList', {
  signedIn: 'Browsers that are signed in',
  thisBrowser: 'This browser',
  since: text('Signed in on {day}, last used on {lastDay} at {time}.'),
  signOut: 'Sign Out',
  signOutOf: text('Sign Out of {browser}'),
  loading: 'Loading where you are signed in...',
  loadingFailed: 'Where you are signed in could not be loaded',
});
