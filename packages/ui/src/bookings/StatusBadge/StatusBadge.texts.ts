export const texts = {
  pending: 'Pending',
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  paid: 'Paid',
  cancelled: 'Cancelled',
  failed: 'Failed',
  expired: 'Expired',
};
