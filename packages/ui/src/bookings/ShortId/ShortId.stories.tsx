import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { ShortId } from './ShortId.js';

const session = 'checkout_2mWxQ0cZL8rNf4TgYdKhVbJpEuSoAi7XMk1Rt9Ge';

const meta = {
  title: 'Bookings/ShortId',
  tags: ['stable'],
  component: ShortId,
  args: { value: session, name: 'payment ID' },
} satisfies Meta<typeof ShortId>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('its ends are seen, the whole of it is told and shown on pointing', async () => {
      await expect(canvas.getByTitle(session)).toHaveTextContent('checkout_2…1Rt9Ge');
      await expect(canvas.getByText(session)).toBeInTheDocument();
    });
  },
};

export const Copied: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the whole of it can be copied', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn());
      await userEvent.click(canvas.getByRole('button', { name: 'Copy payment ID' }));
      await expect(write).toHaveBeenCalledWith(session);
      await expect(await canvas.findByText('Copied')).toBeInTheDocument();
      write.mockRestore();
    });
  },
};

/** What is short already stays as it is. */
export const Short: Story = {
  args: { value: '4711000815' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4711000815')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
