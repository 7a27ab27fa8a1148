import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import { Toaster } from './Toaster.js';
import type { ToasterProps } from './Toaster.js';
import type { Toast } from './toast.js';

const long = 60_000;
const success: Toast = { id: '1', type: 'success', text: 'Booking successful!', duration: long };
const failure: Toast = {
  id: '2',
  type: 'error',
  text: 'Payment failed. Please try again.',
  duration: long,
};
const warning: Toast = {
  id: '3',
  type: 'warning',
  text: 'Your hold ends in two minutes.',
  duration: long,
};
const information: Toast = {
  id: '4',
  type: 'info',
  text: 'Payment is being confirmed',
  duration: long,
};

const meta = {
  title: 'Feedback/Toaster',
  tags: ['stable'],
  component: Toaster,
  args: { onDismiss: fn(), toasts: [success] },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Booking successful!');
  },
};

export const Failure: Story = {
  args: { toasts: [failure] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Payment failed. Please try again.');
  },
};

export const Warning: Story = {
  args: { toasts: [warning] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Your hold ends in two minutes.');
  },
};

export const Information: Story = {
  args: { toasts: [information] },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Payment is being confirmed');
  },
};

/** What a pointer meets there: the browser passes over what is inert. */
async function pressAt(element: Element, userEvent: { click: (met: Element) => Promise<void> }) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  await userEvent.click(met ?? document.body);
}

function WithDialog(args: ToasterProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Toaster {...args} />
      <Button onClick={() => setOpen(true)}>Book Now</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Tickets">
        <p>Please log in to buy tickets.</p>
      </Dialog>
    </>
  );
}

/** All outside an open dialog is inert, so the toasts are in it. */
export const OverADialog: Story = {
  args: {
    toasts: [failure, success, information],
  },
  render: (args) => <WithDialog {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const failed = screen.getByText('Payment failed. Please try again.');
    const [dismissFailure, dismissSuccess] = screen.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tickets' });
    await step('the same toasts are in the dialog that opens', async () => {
      await expect(within(dialog).getByRole('alert')).toContainElement(failed);
      await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    });
    await step('a press on Dismiss is the toast’s, and the dialog stays', async () => {
      await pressAt(dismissFailure as Element, userEvent);
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('2'));
      await expect(dialog).toHaveAttribute('open');
    });
    await step('so is a press by keyboard', async () => {
      dismissSuccess?.focus();
      await expect(dismissSuccess).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
      await expect(dialog).toHaveAttribute('open');
    });
    await step('when the dialog closes they are on the page again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(screen.getByText('Payment is being confirmed')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Book Now' })).toHaveFocus();
    });
  },
};

/** On a phone a dialog fills the screen: its title and its cross stay free. */
export const OverADialogOnAPhone: Story = {
  name: 'Over A Phone Dialog',
  ...OverADialog,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    const cross = await screen.findByRole('button', { name: 'Close' });
    const toast = screen.getByText('Payment failed. Please try again.').parentElement as Element;
    const { bottom } = cross.getBoundingClientRect();
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeGreaterThan(bottom));
  },
};

export const Several: Story = {
  args: {
    toasts: [success, failure, warning, information],
  },
  play: async ({ step }) => {
    await step(
      'each of the four types looks its own; an error interrupts [S4.toast.1]',
      async () => {
        const toasts = screen.getByRole('region', { name: 'Notifications' });
        const types = ['success', 'error', 'warning', 'info'];
        for (const type of types) {
          await expect(toasts.querySelectorAll(`[data-type='${type}']`)).toHaveLength(1);
        }
        await expect(screen.getAllByRole('alert')).toHaveLength(1);
      },
    );
  },
};

export const Dismissed: Story = {
  play: async ({ args, userEvent }) => {
    const region = screen.getByRole('region', { name: 'Notifications' });
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const FadesByItself: Story = {
  parameters: { proves: ['S4.toast.1'] },
  args: { toasts: [{ ...success, duration: 1000 }] },
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
  play: async ({ args, step }) => {
    const seen = performance.now();
    const toast = screen.getByText('Booking successful!').parentElement;
    const stood = { timeout: 6000, interval: 20 };
    await step('it begins to fade after 3000 ms [S9.toast.1]', async () => {
      await waitFor(() => expect(toast).toHaveAttribute('data-state', 'leaving'), stood);
      await expect(performance.now() - before).toBeGreaterThan(3000);
      // With what a busy machine adds.
      await expect(performance.now() - seen).toBeLessThan(4500);
      await expect(args.onDismiss).not.toHaveBeenCalled();
    });
    await step('and is let go of 300 ms later [S9.toast.1]', async () => {
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
    });
  },
};

export const Focused: Story = {
  args: { toasts: [{ ...success, duration: 1000 }] },
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await new Promise((resolve) => {
      setTimeout(resolve, 1600);
    });
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

const tryAgain = fn();

/** What failed can be tried again: the toast stays until the guest has decided. */
export const WithAction: Story = {
  args: {
    toasts: [
      {
        id: '1',
        type: 'error',
        text: 'This could not be opened. Please check your connection.',
        duration: 100,
        action: { label: 'Try Again', onPress: tryAgain },
      },
    ],
  },
  play: async ({ args, step, userEvent }) => {
    await step('its time does not run', async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 700);
      });
      await expect(args.onDismiss).not.toHaveBeenCalled();
    });
    await step('the action is met before Dismiss, and the toast goes with it', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Try Again' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(tryAgain).toHaveBeenCalledOnce();
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
    });
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
