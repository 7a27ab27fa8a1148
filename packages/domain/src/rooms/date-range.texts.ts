export const texts = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  next7Days: 'Next 7 Days',
  next30Days: 'Next 30 Days',
};
