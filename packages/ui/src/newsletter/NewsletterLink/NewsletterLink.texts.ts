import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('newsletterLink', {
  askToConfirm: 'Our newsletter comes to your mailbox once you confirm your address.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  askToUnsubscribe: 'We will stop writing to you and delete your address.',
  unsubscribe: 'Unsubscribe',
  unsubscribing: 'Unsubscribing...',
});
