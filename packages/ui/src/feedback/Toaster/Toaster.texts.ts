import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('toaster', {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
});
