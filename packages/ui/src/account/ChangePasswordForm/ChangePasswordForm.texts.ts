export const texts = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  change: 'Change Password',
  saving: 'Saving...',
};
