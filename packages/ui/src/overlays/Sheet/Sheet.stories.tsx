import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Sheet } from './Sheet.js';

const meta = {
  title: 'Overlays/Sheet',
  tags: ['stable'],
  component: Sheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filters',
    size: 'small',
    children: <p>What the list shows.</p>,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus());
  },
};

export const ClosePressed: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const ClosedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongText: Story = {
  args: {
    title: 'Filters for treatments, specialists and hours',
    children: <p>{'What the list shows, and what it leaves out. '.repeat(40)}</p>,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Filters/ })).toBeVisible());
  },
};
