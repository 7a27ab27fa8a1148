import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorBlock } from './ErrorBlock.js';

const meta = {
  title: 'Feedback/ErrorBlock',
  tags: ['stable'],
  component: ErrorBlock,
  args: { title: 'Error Loading Events', text: 'Failed to connect to server', onRetry: fn() },
} satisfies Meta<typeof ErrorBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error Loading Events');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    title: 'The list of meeting halls and their free days could not be loaded',
    text: 'Network error. Please check your connection and try again. If it goes on, call the house: +968 2455 0100, at any hour.',
  },
};
