import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TicketsStep } from './TicketsStep.js';

const meta = {
  title: 'Events/Ticket steps/1 Tickets',
  component: TicketsStep,
  args: { event: buildEvent(), spots: 28, tickets: 1, onTicketsChange: fn() },
} satisfies Meta<typeof TicketsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tickets = canvas.getByRole('spinbutton', { name: 'Number of tickets' });
    await expect(tickets).toHaveAccessibleDescription('28 spots left');
    await expect(canvas.getByRole('button', { name: 'Fewer tickets' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More tickets' }));
    await expect(args.onTicketsChange).toHaveBeenCalledWith(2);
  },
};

export const Filled: Story = {
  args: { tickets: 28 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More tickets' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SoldOut: Story = {
  args: { spots: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
