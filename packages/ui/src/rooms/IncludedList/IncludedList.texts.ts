export const texts = {
  refundPolicy: 'Refund policy',
};
