export const texts = {
  notifications: 'Notifications',
  dismiss: 'Dismiss',
};
