import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as bookingButtonStories from './BookingButton/BookingButton.stories.js';
import * as paymentMethodDialogStories from './PaymentMethodDialog/PaymentMethodDialog.stories.js';
import * as paymentReturnStories from './PaymentReturn/PaymentReturn.stories.js';

const meta = {
  title: 'Matrix/Payments',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const paymentReturn = composeStories(paymentReturnStories);
const bookingButton = composeStories(bookingButtonStories);
const paymentMethodDialog = composeStories(paymentMethodDialogStories);

const opened: NonNullable<Story['play']> = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

/** The summary of the booking is a landmark: it is with the first. */
const bare = (Outcome: typeof paymentReturn.Paid) =>
  Object.assign(
    (props: ComponentProps<typeof Outcome>) => <Outcome {...props} summary={undefined} />,
    Outcome,
  );

export const Outcomes: Story = {
  args: {
    of: {
      PaymentReturn: [
        paymentReturn.Paid,
        bare(paymentReturn.Confirming),
        bare(paymentReturn.Open),
        bare(paymentReturn.Failed),
        bare(paymentReturn.PriceChanged),
        bare(paymentReturn.Cancelled),
        bare(paymentReturn.Expired),
        bare(paymentReturn.RefundDue),
      ],
      BookingButton: [bookingButton.Default, bookingButton.OtherTypes, bookingButton.Disabled],
    },
  },
};

export const Dialog: Story = {
  args: { wide: true, of: { PaymentMethodDialog: [paymentMethodDialog.Default] } },
  play: opened,
};
