import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import { Toaster } from './Toaster.js';
import type { Toast } from './toast.js';

const long = 60_000;
const success: Toast = { id: '1', type: 'success', text: 'Booking successful!', duration: long };

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  args: { onDismiss: fn(), toasts: [success] },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Booking successful!');
  },
};

export const Failure: Story = {
  args: {
    toasts: [{ id: '2', type: 'error', text: 'Payment failed. Please try again.', duration: long }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment failed. Please try again.');
  },
};

export const Warning: Story = {
  args: {
    toasts: [{ id: '3', type: 'warning', text: 'Your hold ends in two minutes.', duration: long }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your hold ends in two minutes.');
  },
};

export const Information: Story = {
  args: {
    toasts: [{ id: '4', type: 'info', text: 'Payment is being confirmed', duration: long }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Payment is being confirmed');
  },
};

/** A dialog fills a phone's screen: what is said while it stands there comes in front of it. */
export const OverADialog: Story = {
  args: { toasts: Failure.args?.toasts },
  render: (args) => (
    <>
      <Toaster {...args} />
      <Dialog open onOpenChange={() => {}} title="Tickets">
        <p>Please log in to buy tickets.</p>
      </Dialog>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Tickets' });
    const region = screen.getByText('Payment failed. Please try again.').closest('section');
    await expect(region?.matches(':popover-open')).toBe(true);
  },
};

export const Several: Story = {
  args: {
    toasts: [
      success,
      ...(Failure.args?.toasts ?? []),
      ...(Warning.args?.toasts ?? []),
      ...(Information.args?.toasts ?? []),
    ],
  },
  play: async ({ canvas, step }) => {
    await step('each of the four types looks its own; an error interrupts', async () => {
      const toasts = canvas.getByRole('region', { name: 'Notifications' });
      const types = ['success', 'error', 'warning', 'info'];
      for (const type of types) {
        await expect(toasts.querySelectorAll(`[data-type='${type}']`)).toHaveLength(1);
      }
      await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    });
  },
};

export const Dismissed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const FadesByItself: Story = {
  args: { toasts: [{ ...success, duration: 100 }] },
  play: async ({ args }) => {
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
  },
};

let before = 0;

/** On the clock of the page: it stands three seconds, then fades, then is let go of (spec 9). */
export const ThreeSeconds: Story = {
  args: { toasts: [{ id: '1', type: 'success', text: 'Booking successful!' }] },
  beforeEach: () => {
    before = performance.now();
  },
  play: async ({ args, canvas, step }) => {
    const toast = canvas.getByText('Booking successful!').parentElement;
    const stood = { timeout: 6000, interval: 20 };
    await step('it begins to fade after 3000 ms', async () => {
      await waitFor(() => expect(toast).toHaveAttribute('data-state', 'leaving'), stood);
      await expect(performance.now() - before).toBeGreaterThan(3000);
      // With what a busy machine adds.
      await expect(performance.now() - before).toBeLessThan(4500);
      await expect(args.onDismiss).not.toHaveBeenCalled();
    });
    await step('and is let go of 300 ms later', async () => {
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
    });
  },
};

export const HeldByFocus: Story = {
  args: { toasts: [{ ...success, duration: 200 }] },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { toasts: [] } };

export const LongText: Story = {
  args: {
    toasts: [
      {
        ...success,
        text: 'Booking successful! The confirmation goes to amal.bint.khalid.bin.abdullah@a-very-long-name-of-a-company.example',
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { toasts: [{ ...success, text: 'تم الحجز بنجاح!' }] },
};
