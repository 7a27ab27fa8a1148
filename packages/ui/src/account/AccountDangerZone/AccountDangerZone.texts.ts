import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('accountDangerZone', {
  dataIsYours:
    'You can take a copy of everything we keep about you, or delete your account. Bookings that the law has us keep stay without your name.',
  downloadData: 'Download My Data',
  deleteAccount: 'Delete Account',
  deleting: 'Deleting...',
  deleteTitle: 'Delete your account',
  confirmByPassword: 'This cannot be undone. Please confirm it with your password.',
  keepAccount: 'Keep Account',
});
