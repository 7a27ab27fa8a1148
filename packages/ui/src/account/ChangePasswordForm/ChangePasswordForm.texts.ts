import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('changePasswordForm', {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  change: 'Change Password',
  saving: 'Saving...',
});
