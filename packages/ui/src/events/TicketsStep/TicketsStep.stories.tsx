import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TicketsStep, type TicketsStepProps } from './TicketsStep.js';

const meta = {
  title: 'Events/Ticket steps/1 Tickets',
  tags: ['stable'],
  component: TicketsStep,
  args: { event: buildEvent(), spots: 28, tickets: 1, onTicketsChange: fn() },
} satisfies Meta<typeof TicketsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tickets = canvas.getByRole('spinbutton', { name: 'Number of tickets' });
    await expect(tickets).toHaveAccessibleDescription('28 spots left');
    await expect(canvas.getByRole('button', { name: 'Fewer tickets' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The number ends where the fields of the other steps and Next end. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const more = canvas.getByRole('button', { name: 'More tickets' }).getBoundingClientRect();
    const { right } = canvasElement.getBoundingClientRect();
    await expect(Math.abs(right - more.right)).toBeLessThan(2);
  },
};

export const MorePressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
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

/** More was typed than there are places. */
export const Beyond: Story = {
  args: { spots: 3 },
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const tickets = canvas.getByRole('spinbutton', { name: 'Number of tickets' });
    await step('the number that is taken instead is said, and read out [S5.events.1]', async () => {
      await userEvent.tripleClick(tickets);
      await userEvent.keyboard('9');
      await expect(tickets).toHaveValue(3);
      const said = canvas.getByText('Only 3 spots left, so this is now 3 tickets.');
      await expect(said).toBeVisible();
      await expect(said).toHaveAttribute('aria-live', 'polite');
    });
  },
};

export const WithinAgain: Story = {
  ...Beyond,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tripleClick(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('9');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer tickets' }));
    await expect(canvas.queryByText(/so this is now/)).not.toBeInTheDocument();
  },
};

function Counting({ tickets: first, ...props }: TicketsStepProps) {
  const [tickets, setTickets] = useState(first);
  return <TicketsStep {...props} tickets={tickets} onTicketsChange={setTickets} />;
}

export const SoldOut: Story = {
  args: { spots: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
  },
};
