import { statistics } from '@vestibule/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Statistics } from './Statistics.js';

const meta = {
  title: 'Content/Statistics',
  tags: ['stable'],
  component: Statistics,
  args: { items: statistics },
} satisfies Meta<typeof Statistics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((item) => item.textContent)).toEqual(
      statistics.map(({ value }) => value),
    );
  },
};

export const LongText: Story = {
  args: {
    items: [
      { value: '1,250,000', label: 'breakfasts, each of them at the hour the guest had asked for' },
      { value: '7', label: 'boats' },
    ],
  },
};

export const Empty: Story = { args: { items: [] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('340 m')).toHaveStyle({ direction: 'ltr' });
  },
};
