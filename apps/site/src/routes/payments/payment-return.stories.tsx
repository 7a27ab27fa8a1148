import { restoreSession } from '@vestibule/api/auth';
import type { HotelStore } from '@vestibule/api/transport';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import PaymentAnswer from './PaymentAnswer.js';

/** As the page starts in a browser: who is signed in is read from its storage, here nobody. */
function StartedPage() {
  const dispatch = useDispatch<HotelStore['dispatch']>();
  useEffect(() => {
    dispatch(restoreSession());
  }, [dispatch]);
  return <PaymentAnswer />;
}

const meta = {
  title: 'Pages/PaymentReturn',
  component: PageStory,
  args: { page: StartedPage, path: '/payment-return?payment=PAY-1&NP_id=7', replies: [] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who comes back signed out signs in, and is asked nothing twice. */
export const SignedOut: Story = {
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
export const WithoutAPayment: Story = {
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
