import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('statusBadge', {
  pending: 'Pending',
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  paid: 'Paid',
  cancelled: 'Cancelled',
  failed: 'Failed',
  expired: 'Expired',
});
