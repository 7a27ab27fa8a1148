import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TicketProgress } from './TicketProgress.js';

const meta = {
  title: 'Events/TicketProgress',
  tags: ['stable'],
  component: TicketProgress,
  args: { step: 3 },
} satisfies Meta<typeof TicketProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Step 3 of 6');
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    await expect(current.map((item) => item.textContent)).toEqual(['Add-ons']);
  },
};

export const First: Story = { args: { step: 1 } };
export const Last: Story = { args: { step: 6 } };
