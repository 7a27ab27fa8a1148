/** The words of payments in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/payments';
export { texts as paymentMethodDialog } from '../../payments/PaymentMethodDialog/PaymentMethodDialog.texts.ar.js';
export { texts as paymentReturn } from '../../payments/PaymentReturn/PaymentReturn.texts.ar.js';
export { texts as paymentActions } from '../../payments/payment-actions.texts.ar.js';
