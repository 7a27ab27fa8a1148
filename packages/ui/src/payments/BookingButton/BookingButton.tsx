'use client';
import {
  bookingButtonLabel,
  bookingButtonTexts,
  type BookableType,
} from '@vestibule/domain/bookings';
import { Button, type ButtonProps } from '../../actions/Button/Button.js';
import { useTexts } from '../../theme/texts.js';

export interface BookingButtonProps extends Omit<ButtonProps, 'type' | 'children'> {
  /** What is booked: the words depend on it. */
  bookingType: BookableType;
}

/** Opens the payment dialog: 'Book Your Stay' for a room, otherwise 'Book Now' (spec 2). */
export function BookingButton({ bookingType, ...props }: BookingButtonProps) {
  const t = useTexts(bookingButtonTexts);
  return <Button {...props}>{bookingButtonLabel(bookingType, t)}</Button>;
}
