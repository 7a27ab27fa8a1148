import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import PaymentAnswer from './PaymentAnswer.js';

const meta = {
  ...pageStories,
  title: 'Pages/PaymentReturn',
  args: {
    page: PaymentAnswer,
    path: '/payment-return?payment=PAY-1&NP_id=7',
    guest: null,
    replies: [],
  },
} satisfies PageStories;

export default meta;

/** Who comes back signed out signs in, and is asked nothing twice. */
export const SignedOut: PageState = {
  play: async ({ canvas, step }) => {
    await step('the login leads back to this payment', async () => {
      await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        '/login?returnTo=%2Fpayment-return%3Fpayment%3DPAY-1%26NP_id%3D7',
      );
    });
  },
};

/** An address that names no payment: there is nothing to wait for. */
export const WithoutAPayment: PageState = {
  args: { path: '/payment-return' },
  play: async ({ canvas, step }) => {
    await step('it says so, and where all bookings are', async () => {
      await expect(await canvas.findByText('We could not find that payment.')).toBeVisible();
      await expect(canvas.queryByText('Asking how your payment stands...')).toBeNull();
      await expect(canvas.getByRole('link', { name: 'My Bookings' })).toHaveAttribute(
        'href',
        '/booking-management',
      );
    });
  },
};
