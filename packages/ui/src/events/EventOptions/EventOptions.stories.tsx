import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventOptions } from './EventOptions.js';

const meta = {
  title: 'Events/EventOptions',
  tags: ['stable'],
  component: EventOptions,
  args: { title: 'Extras', options: buildEvent().extras },
} satisfies Meta<typeof EventOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Brief: Story = {
  args: { brief: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('+1 more')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    options: [
      {
        _id: 'long-transfer',
        name: 'Transfer from Muscat and back again after midnight, with a stop at the airport on the way',
        price: 12_345.5,
      },
      ...buildEvent().extras,
    ],
  },
};
