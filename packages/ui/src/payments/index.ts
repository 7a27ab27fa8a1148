export { BookingButton } from './BookingButton/BookingButton.js';
export type { BookingButtonProps } from './BookingButton/BookingButton.js';
export { PaymentMethodDialog } from './PaymentMethodDialog/PaymentMethodDialog.js';
export type { PaymentMethodDialogProps } from './PaymentMethodDialog/PaymentMethodDialog.js';
export type { PaymentRefusal } from './PaymentMethodDialog/PaymentChoice.js';
export { PaymentReturn } from './PaymentReturn/PaymentReturn.js';
export type { PaymentReturnProps } from './PaymentReturn/PaymentReturn.js';
export { isToasted } from './is-toasted.js';
