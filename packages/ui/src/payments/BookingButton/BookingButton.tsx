import { bookingButtonLabel, type BookableType } from '@vestibule/domain/bookings';
import { Button, type ButtonProps } from '../../actions/Button/Button.js';

export interface BookingButtonProps extends Omit<ButtonProps, 'type' | 'children'> {
  /** What is booked: the words depend on it. */
  bookingType: BookableType;
}

/** Opens the payment dialog: 'Book Your Stay' for a room, otherwise 'Book Now' (spec 2). */
export function BookingButton({ bookingType, ...props }: BookingButtonProps) {
  return <Button {...props}>{bookingButtonLabel(bookingType)}</Button>;
}
