import * as halls from '@vestibule/api/halls/contract';
import * as contract from '@vestibule/api/payments/contract';
import { buildUser } from '@vestibule/domain/account/builders';
import { sampleBookings } from '@vestibule/domain/bookings';
import { buildBookedStay, buildPaymentRecord } from '@vestibule/domain/bookings/builders';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { problemMessages } from '@vestibule/domain/problem';
import { buildHallRequestRecord } from '@vestibule/domain/halls/builders';
import { expect, screen, waitFor } from 'storybook/test';
import {
  empty,
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { refuses, replies } from '../../testing/replies.js';
import { siteDecides } from '../../testing/site-decides.js';
import BookingManagement from './booking-management.js';

/** Above the sample rows. */
const sampleNotice = 'Sample data';
const guest = buildUser();
const noRequests = replies(halls.listRequests, []);
const none = replies(contract.listHistory, { payments: [] });
const withoutSamples = siteDecides({ sampleBookings: false });

const meta = {
  ...pageStories,
  title: 'Pages/MyBookings',
  args: { page: BookingManagement, path: '/booking-management', guest, replies: [] },
} satisfies PageStories;

export default meta;

const stay = buildPaymentRecord({ userId: guest._id });
const tickets = buildPaymentRecord({
  _id: 'PAY-4TQW8NB2KXCD',
  bookingId: 'BK-6ZPL9VRA4YHE',
  userId: guest._id,
  amount: 90,
  createdAt: '2026-11-17T15:20:00.000Z',
  image: 'jazz.webp',
  booking: buildBookedStay({
    type: 'event',
    id: 'jazz',
    name: 'Jazz under the Palms',
    checkInDate: undefined,
    checkOutDate: undefined,
    guests: undefined,
    serviceDate: '2026-12-19',
    serviceTime: '17:30',
    tickets: 2,
    lines: [{ label: 'tickets', quantity: 2, unitPrice: 45, total: 90 }],
  }),
});

type Canvas = Parameters<NonNullable<PageState['play']>>[0]['canvas'];

export const Default: PageState = {
  args: {
    replies: [
      replies(contract.listHistory, { payments: [stay, tickets] }),
      replies(halls.listRequests, [buildHallRequestRecord()]),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Sea View King/))[0]).toBeInTheDocument();
    await expect(canvas.queryByText(sampleNotice)).not.toBeInTheDocument();
    await expect(canvas.getByText('Total Bookings')).toBeVisible();
    await expect(await canvas.findByText('Fri, 4 Dec 2026, 09:00 to 12:30')).toBeVisible();
  },
};

export const Loading = stillLoading(contract.listHistory, 'Loading bookings...', [noRequests]);

/** No payments: the sample rows, as specified. */
const samples = empty(none, sampleNotice, [noRequests]);
export const Empty: PageState = {
  ...samples,
  play: async (context) => {
    await samples.play?.(context);
    await context.step('samples under a notice, which count in no total [R2]', async () => {
      await expectSamples(context.canvas);
    });
  },
};

/** The sample rows are under their notice, and every total is nothing. */
async function expectSamples(canvas: Canvas) {
  const notice = canvas.getByText(sampleNotice);
  await expect(notice).toBeVisible();
  const table = canvas.getByRole('table');
  await expectBefore(notice, table);
  for (const { serviceName } of sampleBookings(SAMPLE_TODAY)) {
    await expect(table).toHaveTextContent(serviceName);
  }
  const totals = { 'Total Bookings': '0', Confirmed: '0', Pending: '0', 'Total Spent': '$0.00' };
  for (const [label, total] of Object.entries(totals)) {
    const term = canvas.getByText(label, { selector: 'dt' });
    await expect(term.nextElementSibling?.textContent).toBe(total);
  }
}

/** Before the sample rows: what a visitor needs here, and what will be here. */
export const SignedOut: PageState = {
  args: { guest: null },
  play: async ({ canvas, step }) => {
    const signIn = await canvas.findByRole('link', { name: 'Sign in' });
    await expect(signIn).toHaveAttribute('href', '/login?returnTo=%2Fbooking-management');
    await expectBefore(signIn, canvas.getByText(sampleNotice));
    await expect(canvas.getAllByText(/Sign in/)).toHaveLength(2);
    await step('a visitor sees the same samples, in no total either [R2]', async () => {
      await expectSamples(canvas);
    });
  },
};

/** A hall that was really asked for is before rows that are samples. */
export const HallRequestsAboveSamples: PageState = {
  args: { replies: [none, replies(halls.listRequests, [buildHallRequestRecord()])] },
  play: async ({ canvas }) => {
    // Bookings and halls are asked for apart, and either may come first. Once it is known that there
    // are no bookings, the hall is drawn in another place.
    const noBookings = await canvas.findByText('You have no bookings yet.');
    const notice = await canvas.findByText(sampleNotice);
    const asked = await canvas.findByText('Fri, 4 Dec 2026, 09:00 to 12:30');
    await expectBefore(noBookings, asked);
    await expectBefore(asked, notice);
  },
};

async function expectBefore(one: HTMLElement, other: HTMLElement) {
  const place = one.compareDocumentPosition(other);
  await expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
}

export const Error = {
  ...failing(contract.listHistory, {
    says: ['Error: Failed to fetch booking data'],
    never: sampleNotice,
    others: [noRequests],
  }),
  parameters: { proves: ['S8.bookings.1', 'R45'] },
};

const held = buildPaymentRecord({
  userId: guest._id,
  status: 'pending',
  bookingStatus: 'pending',
  heldUntil: '2026-11-20T08:30:00.000Z',
});

/** What the specification lists as no alert is said once, in the row. */
export const ContinuePaymentRefused: PageState = {
  args: {
    replies: [
      replies(contract.listHistory, { payments: [held] }),
      refuses(contract.continuePayment, 409, 'payments.method-closed'),
      noRequests,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue payment/ }));
    await expect(await screen.findAllByText(problemMessages['payments.method-closed'])).toEqual([
      await canvas.findByRole('alert'),
    ]);
  },
};

/** The specification lists this one as an alert: a toast says it as well. */
export const ProviderAway: PageState = {
  args: {
    replies: [
      replies(contract.listHistory, { payments: [held] }),
      refuses(contract.continuePayment, 502, 'payments.provider-unreachable'),
      noRequests,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue payment/ }));
    const messages = () => screen.findAllByText(problemMessages['payments.provider-unreachable']);
    await waitFor(async () => expect(await messages()).toHaveLength(2));
  },
};

/** The hotel shows no samples (`site.sampleBookings`). */
export const WithoutSamples: PageState = {
  args: { replies: [none, noRequests, withoutSamples] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no bookings yet.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(sampleNotice)).not.toBeInTheDocument());
  },
};

/** The same with nobody signed in. */
export const WithoutSamplesSignedOut: PageState = {
  args: { guest: null, replies: [withoutSamples] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your bookings.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(sampleNotice)).not.toBeInTheDocument());
  },
};
