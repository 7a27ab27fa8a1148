import * as contract from '@vestibule/api/payments/contract';
import { buildUser } from '@vestibule/domain/account/builders';
import { BOOKINGS_FAILED_MESSAGE, SAMPLE_BOOKINGS_NOTICE } from '@vestibule/domain/bookings';
import { buildPaymentRecord } from '@vestibule/domain/bookings/builders';
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
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Sea View King/))[0]).toBeInTheDocument();
    await expect(canvas.queryByText(SAMPLE_BOOKINGS_NOTICE)).not.toBeInTheDocument();
  },
};

export const Loading = stillLoading(contract.listHistory, 'Loading bookings...');

/** No payments: the sample rows, as specified (ruling 2). */
export const Empty = empty(none, SAMPLE_BOOKINGS_NOTICE);

export const Error = failing(contract.listHistory, {
  says: [`Error: ${BOOKINGS_FAILED_MESSAGE}`],
  never: SAMPLE_BOOKINGS_NOTICE,
});

/** The hotel shows no samples (`site.sampleBookings`). */
export const WithoutSamples: PageState = {
  args: { replies: [none, withoutSamples] },
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
