import * as payments from '@vestibule/api/payments/contract';
import * as contract from '@vestibule/api/rooms/contract';
import { buildUser } from '@vestibule/domain/account/builders';
import { buildBookedStay, buildPaymentRecord } from '@vestibule/domain/bookings/builders';
import type { PaymentRecord } from '@vestibule/domain/payments';
import { buildRoom, buildRooms } from '@vestibule/domain/rooms/builders';
import { expect, spyOn, within } from 'storybook/test';
import {
  empty,
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { fails, refuses, replies } from '../../testing/replies.js';
import { siteDecides } from '../../testing/site-decides.js';
import { withHeaderAndFooter } from '../../testing/with-header-and-footer.js';
import RoomSingle from './room-single.js';

const room = buildRoom();
const nights = replies(contract.getRoomAvailability, { available: true, nights: [] });
const others = replies(contract.listRooms, buildRooms().slice(1), { total: 5 });

const meta = {
  ...pageStories,
  title: 'Pages/RoomSingle',
  args: {
    page: RoomSingle,
    path: `/room-single/${room._id}`,
    route: '/room-single/:id',
    replies: [replies(contract.getRoom, room), others, nights],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas, step }) => {
    await step('breadcrumbs, the room, the form', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: room.name })).toBeVisible();
      const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
      await expect(trail.getByText(room.name)).toHaveAttribute('aria-current', 'page');
      await expect(await canvas.findByRole('form', { name: 'Book This Suite' })).toBeVisible();
    });
    await step('the fixed size, and the place for a video', async () => {
      await expect(await canvas.findByText('44m2')).toBeVisible();
      await expect(await canvas.findByText('Video presentation')).toBeInTheDocument();
    });
    await step('and others as similar ones', async () => {
      await expect(await canvas.findByRole('link', { name: 'Garden Twin' })).toBeVisible();
    });
  },
};

export const WithHeaderAndFooter = withHeaderAndFooter(meta.args.replies, 'Garden Twin');

/** A hotel that shows its rooms' own sizes, and has no place for a video. */
export const OwnChoices: PageState = {
  parameters: { proves: ['S2.room.6', 'S2.room.10'] },
  args: {
    replies: [
      replies(contract.getRoom, { ...room, size: 38 }),
      others,
      nights,
      siteDecides({ roomSize: 'own', videoPlaceholder: false }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 m²')).toBeVisible();
    await expect(canvas.queryByText('44m2')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Video presentation')).not.toBeInTheDocument();
  },
};

/** Opened from a search: the trail leads back to it, in the order that was chosen. */
export const FromASearch: PageState = {
  args: {
    path: `/room-single/${room._id}?dateRange=2026-12-01+-+2026-12-03&guests=2&sort=price-asc`,
  },
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Rooms' })).toHaveAttribute(
      'href',
      '/rooms4?dateRange=2026-12-01+-+2026-12-03&guests=2&sort=price-asc',
    );
  },
};

export const Loading = {
  ...stillLoading(contract.getRoom, 'Loading...', [others, nights]),
  parameters: { proves: ['S2.room.9'] },
};

/** No such room: not an error of ours, and never shown as one. */
export const Empty = empty(
  refuses(contract.getRoom, 404, 'rooms.not-found'),
  'We could not find that room.',
  [others, nights],
);

/** No room can have this id: the same page (spec 8, status table). */
export const ImpossibleId = {
  ...empty(refuses(contract.getRoom, 404, 'request.not-found'), 'We could not find that room.', [
    others,
    nights,
  ]),
  parameters: { proves: ['S8.rooms.3'] },
};

export const Error = failing(contract.getRoom, {
  says: ['Failed to fetch rooms'],
  never: 'We could not find that room.',
  others: [others, nights],
});

/** The list of other rooms failed: the room itself shows, without similar ones. */
export const WithoutSimilarRooms: PageState = {
  args: { replies: [replies(contract.getRoom, room), fails(contract.listRooms), nights] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: room.name })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Similar Rooms' })).toBeNull();
  },
};

/** A room of which the hotel has listed nothing yet: no heading is over nothing. */
export const WithoutAmenities: PageState = {
  args: {
    replies: [replies(contract.getRoom, buildRoom({ amenities: [] })), others, nights],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What is included' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Amenities' })).not.toBeInTheDocument();
  },
};

const unpaid = (overrides: Partial<PaymentRecord> = {}) =>
  buildPaymentRecord({
    status: 'pending',
    bookingStatus: 'pending',
    heldUntil: '2026-11-20T08:30:00.000Z',
    ...overrides,
  });

const withPayments = (...records: PaymentRecord[]): PageState['args'] => ({
  guest: buildUser(),
  replies: [
    replies(contract.getRoom, room),
    others,
    nights,
    replies(payments.listHistory, { payments: records }),
  ],
});

const otherRoom = buildBookedStay({ id: 'garden-twin', name: 'Garden Twin' });

/** The most unpaid bookings: this room's own, and one line for all others. */
export const TenUnpaid: PageState = {
  args: withPayments(
    unpaid(),
    ...Array.from({ length: 9 }, (_, at) =>
      unpaid({ _id: `PAY-${at}`, bookingId: `BK-${at}`, booking: otherRoom }),
    ),
  ),
  play: async ({ canvas }) => {
    const place = within(await canvas.findByRole('region', { name: 'Unpaid bookings' }));
    await expect(place.getByRole('status')).toHaveTextContent('Sea View King');
    await expect(place.getAllByRole('button')).toHaveLength(2);
    await expect(
      place.getByRole('link', { name: '9 more unpaid bookings in My Bookings' }),
    ).toHaveAttribute('href', '/booking-management');
  },
};

/** The time that the notice states comes while the page is open. */
export const TimeToPayEnds: PageState = {
  args: withPayments(unpaid()),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText(/We keep it for you until 12:30/)).toBeVisible();
    await step('it says so by itself, and offers nothing any more', async () => {
      spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T08:30:00.000Z'));
      await expect(
        await canvas.findByText('Your time to pay for these nights has run out.'),
      ).toBeVisible();
      await expect(canvas.queryByText(/We keep it for you/)).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: 'Continue payment' })).toBeNull();
    });
  },
};

/** Until they can be taken again, the page says from when. */
export const TimeToPayOver: PageState = {
  args: withPayments(
    unpaid({
      status: 'expired',
      bookingStatus: 'expired',
      heldUntil: undefined,
      freeFrom: '2026-11-20T09:00:00.000Z',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Your time to pay for these nights has run out. You can take them again from 13:00, hotel time.',
      ),
    ).toBeVisible();
  },
};

/** The server no longer knows the session: the page stays, and says so (spec 8). */
export const SessionExpired: PageState = {
  args: {
    guest: buildUser(),
    replies: [
      replies(contract.getRoom, room),
      others,
      nights,
      refuses(payments.listHistory, 401, 'account.session-expired'),
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {
      name: 'Session expired. Please log in again.',
    });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\?returnTo=%2Froom-single%2F/),
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
