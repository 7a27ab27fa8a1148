export { PaymentMethodDialog as default } from '@vestibule/ui/payments';
