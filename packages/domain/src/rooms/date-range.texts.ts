import { catalogue } from '../words/en.js';

export const texts = catalogue('dateRange', {
  today: 'Today',
  tomorrow: 'Tomorrow',
  next7Days: 'Next 7 Days',
  next30Days: 'Next 30 Days',
});
