import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('verifyEmail', {
  confirming: 'Confirming your address...',
  goToProfile: 'Go to your profile',
  notConfirmed: 'Your address could not be confirmed',
  askInProfile: 'Ask for it in your profile',
});
