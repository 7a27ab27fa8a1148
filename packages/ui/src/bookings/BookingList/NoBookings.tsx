import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';

export interface NoBookingsProps {
  loginHref?: string | undefined;
}

/** Where the hotel shows no sample rows: what a guest without bookings can do. */
export function NoBookings({ loginHref }: NoBookingsProps) {
  return loginHref === undefined ? (
    <EmptyState
      title="You have no bookings yet."
      text="Rooms, treatments and tickets that you book stand here."
      action={<LinkButton href="/rooms">See our rooms</LinkButton>}
    />
  ) : (
    <EmptyState
      title="Sign in to see your bookings."
      action={<LinkButton href={loginHref}>Sign in</LinkButton>}
    />
  );
}
