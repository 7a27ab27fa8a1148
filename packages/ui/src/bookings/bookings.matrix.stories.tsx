import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as bookingDetailsDialogStories from './BookingDetailsDialog/BookingDetailsDialog.stories.js';
import * as bookingFactsStories from './BookingFacts/BookingFacts.stories.js';
import * as bookingFiltersStories from './BookingFilters/BookingFilters.stories.js';
import * as bookingListStories from './BookingList/BookingList.stories.js';
import * as bookingStatsStories from './BookingStats/BookingStats.stories.js';
import * as bookingTableStories from './BookingTable/BookingTable.stories.js';
import * as cancelBookingDialogStories from './CancelBookingDialog/CancelBookingDialog.stories.js';
import * as noBookingsStories from './NoBookings/NoBookings.stories.js';
import * as shortIdStories from './ShortId/ShortId.stories.js';
import * as statusBadgeStories from './StatusBadge/StatusBadge.stories.js';
import * as unpaidBookingNoticeStories from './UnpaidBookingNotice/UnpaidBookingNotice.stories.js';

const meta = {
  title: 'Matrix/Bookings',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const bookingFacts = composeStories(bookingFactsStories);
const bookingFilters = composeStories(bookingFiltersStories);
const bookingStats = composeStories(bookingStatsStories);
const noBookings = composeStories(noBookingsStories);
const shortId = composeStories(shortIdStories);
const statusBadge = composeStories(statusBadgeStories);
const unpaidBookingNotice = composeStories(unpaidBookingNoticeStories);
const bookingList = composeStories(bookingListStories);
const bookingTable = composeStories(bookingTableStories);
const bookingDetailsDialog = composeStories(bookingDetailsDialogStories);
const cancelBookingDialog = composeStories(cancelBookingDialogStories);

const opened: NonNullable<Story['play']> = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Parts: Story = {
  args: {
    of: {
      BookingFacts: [bookingFacts.Default],
      NoBookings: [noBookings.Default, noBookings.SignedOut],
      ShortId: [shortId.Default],
      StatusBadge: [statusBadge.EveryBookingStatus, statusBadge.ExpiredPayment],
      UnpaidBookingNotice: [unpaidBookingNotice.Default],
    },
  },
};

export const Lists: Story = {
  args: {
    wide: true,
    of: {
      BookingStats: [bookingStats.Default],
      BookingFilters: [bookingFilters.Filled],
      BookingList: [bookingList.Sample],
      BookingTable: [bookingTable.Default],
    },
  },
};

export const Details: Story = {
  args: { wide: true, of: { BookingDetailsDialog: [bookingDetailsDialog.Default] } },
  play: opened,
};

export const Cancel: Story = {
  args: { wide: true, of: { CancelBookingDialog: [cancelBookingDialog.Default] } },
  play: opened,
};
