import * as halls from '@vestibule/api/halls/contract';
import * as contract from '@vestibule/api/payments/contract';
import { buildUser } from '@vestibule/domain/account/builders';
import { BOOKINGS_FAILED_MESSAGE, SAMPLE_BOOKINGS_NOTICE } from '@vestibule/domain/bookings';
import { buildPaymentRecord } from '@vestibule/domain/bookings/builders';
import { buildHallRequestRecord } from '@vestibule/domain/halls/builders';
import { expect } from 'storybook/test';
import {
  empty,
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { replies } from '../../testing/replies.js';
import { siteDecides } from '../../testing/site-decides.js';
import BookingManagement from './booking-management.js';

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

export const Default: PageState = {
  args: {
    replies: [
      replies(contract.listHistory, { payments: [buildPaymentRecord({ userId: guest._id })] }),
      replies(halls.listRequests, [buildHallRequestRecord()]),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Sea View King/))[0]).toBeInTheDocument();
    await expect(canvas.queryByText(SAMPLE_BOOKINGS_NOTICE)).not.toBeInTheDocument();
    await expect(await canvas.findByText('Fri, 4 Dec 2026, 09:00 to 12:30')).toBeVisible();
  },
};

export const Loading = stillLoading(contract.listHistory, 'Loading bookings...', [noRequests]);

/** No payments: the sample rows, as specified (ruling 2). */
export const Empty = empty(none, SAMPLE_BOOKINGS_NOTICE, [noRequests]);

export const Error = failing(contract.listHistory, {
  says: [`Error: ${BOOKINGS_FAILED_MESSAGE}`],
  never: SAMPLE_BOOKINGS_NOTICE,
  others: [noRequests],
});

/** The hotel shows no samples (`site.sampleBookings`). */
export const WithoutSamples: PageState = {
  args: { replies: [none, noRequests, withoutSamples] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no bookings yet.')).toBeVisible();
    await expect(canvas.queryByText(SAMPLE_BOOKINGS_NOTICE)).not.toBeInTheDocument();
  },
};

/** The same with nobody signed in. */
export const WithoutSamplesSignedOut: PageState = {
  args: { guest: null, replies: [withoutSamples] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your bookings.')).toBeVisible();
    await expect(canvas.queryByText(SAMPLE_BOOKINGS_NOTICE)).not.toBeInTheDocument();
  },
};
