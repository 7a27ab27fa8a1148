import type { Translation } from '../words/index.js';
import type { texts as english } from './outcome-toast.texts.js';

export const texts: Translation<typeof english> = {
  bookingSuccessful: 'تم الحجز بنجاح!',
  spaBooked: 'تم حجز خدمة السبا بنجاح!',
  bookingFailed: 'تعذّر إتمام الحجز. يُرجى إعادة المحاولة.',
  paymentFailed: 'تعذّر إتمام الدفع. يُرجى إعادة المحاولة.',
  testSuccessful: 'تم الدفع بنجاح!',
  testFailed: 'تعذّر إتمام الدفع!',
};
