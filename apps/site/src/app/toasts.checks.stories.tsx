import { Button } from '@vestibule/ui/actions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ToastProvider, useToasts } from './ToastProvider.js';

function Sender() {
  const showToast = useToasts();
  return (
    <>
      <Button onClick={() => showToast({ type: 'error', text: 'Please try again.' })}>Send</Button>
      <Button onClick={() => showToast({ type: 'success', text: 'Sent.' })}>Send it well</Button>
      <form onSubmit={(event) => event.preventDefault()}>
        <Button type="submit">Send the form</Button>
      </form>
    </>
  );
}

const meta = {
  title: 'Checks/Toasts',
  tags: ['!dev', '!autodocs', '!manifest'],
  render: () => (
    <ToastProvider>
      <Sender />
    </ToastProvider>
  ),
} satisfies Meta;

export default meta;

/** Two tries that fail alike are one toast. */
export const SaidAgain: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    const first = await screen.findByText('Please try again.');
    await userEvent.click(send);
    // Long before it would go by itself.
    await waitFor(() => expect(first).not.toBeInTheDocument(), { timeout: 3000 });
    await expect(screen.getAllByText('Please try again.')).toHaveLength(1);
  },
};

/** What failed before is no longer the news. */
export const SucceededThen: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const failure = await screen.findByText('Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send it well' }));
    await screen.findByText('Sent.');
    // Long before it would go by itself.
    await waitFor(() => expect(failure).not.toBeInTheDocument(), { timeout: 2000 });
  },
};

/** A form that is sent again has its answer still to come. */
export const FormSentAgain: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const failure = await screen.findByText('Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the form' }));
    // Long before it would go by itself.
    await waitFor(() => expect(failure).not.toBeInTheDocument(), { timeout: 1000 });
  },
};
