import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import type { EmptyStateProps } from '../../feedback/EmptyState/EmptyState.js';
import { Root } from './NoBookings.styles.js';

export interface NoBookingsProps extends Omit<EmptyStateProps, 'title' | 'text' | 'action'> {
  /** Where a signed-out guest signs in; without it the guest is known, and has booked nothing. */
  loginHref?: string;
}

/** What a guest without bookings can do, and what will stand here. */
export function NoBookings({ loginHref, ...props }: NoBookingsProps) {
  const words =
    loginHref === undefined
      ? {
          title: 'You have no bookings yet.',
          text: 'Rooms, treatments and tickets that you book stand here.',
          action: <LinkButton href="/rooms">See our rooms</LinkButton>,
        }
      : {
          title: 'Sign in to see your bookings.',
          text: 'Your rooms, treatments and tickets stand here, with their receipts and whatever waits to be paid.',
          action: <LinkButton href={loginHref}>Sign in</LinkButton>,
        };
  return <Root {...words} {...props} />;
}
