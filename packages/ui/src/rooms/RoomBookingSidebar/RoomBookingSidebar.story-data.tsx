import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { rialsText } from '@vestibule/domain/payments';
import { buildAvailability, buildRoom } from '@vestibule/domain/rooms/builders';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';

export const today = SAMPLE_TODAY;
export const filled = {
  guestName: 'Amal Al Harthy',
  checkInDate: '2026-11-21',
  checkOutDate: '2026-11-24',
  guests: 2,
};
const taken = new Set(['2026-11-22', '2026-11-23']);
export const availability = buildAvailability('sea-view-king', today, 30).map((entry) =>
  taken.has(entry.date) ? { ...entry, available: 0 } : entry,
);

export const framed: Decorator = (Story, { parameters }) =>
  parameters['unframed'] ? (
    <Story />
  ) : (
    <div style={{ maxInlineSize: '26rem', margin: '1rem' }}>
      <Story />
    </div>
  );

/** A signed-in guest before an empty form. */
export const emptyForm = {
  room: buildRoom(),
  today,
  signedIn: true,
  onToast: fn(),
  onBook: fn(),
  cardCharge: rialsText,
};
