import { paymentStatuses } from '@vestibule/domain/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from './StatusBadge.js';

const meta = {
  title: 'Bookings/StatusBadge',
  tags: ['stable'],
  component: StatusBadge,
  args: { status: 'confirmed' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Spec 4: confirmed and paid success; pending and waiting warning; cancelled and failed danger. */
export const EveryBookingStatus: Story = {
  parameters: { proves: ['S4.status.1'] },
  render: () => (
    <ul>
      {paymentStatuses.map((status) => (
        <li key={status}>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toHaveAttribute('data-tone', 'success');
    await expect(canvas.getByText('Waiting')).toHaveAttribute('data-tone', 'warning');
    await expect(canvas.getByText('Failed')).toHaveAttribute('data-tone', 'danger');
    await expect(canvas.getByText('Expired')).toHaveAttribute('data-tone', 'neutral');
  },
};

export const ExpiredPayment: Story = {
  parameters: { proves: ['S4.status.1'] },
  args: { status: 'expired', of: 'payment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toHaveAttribute('data-tone', 'danger');
  },
};
