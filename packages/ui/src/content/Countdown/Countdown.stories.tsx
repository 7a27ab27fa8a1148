import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { Countdown } from './Countdown.js';

const meta = {
  title: 'Content/Countdown',
  tags: ['stable'],
  component: Countdown,
  args: { label: 'Until we open' },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const timer = canvas.getByRole('timer', { name: 'Until we open' });
    await step('starts at thirty days [S9.soon.1]', async () => {
      await expect(within(timer).getByText('30 days, 0 hours to go')).toBeInTheDocument();
    });
    await step('ticks every second [S2.soon.1]', async () => {
      spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
      await waitFor(() => expect(timer).toHaveTextContent('29Days23Hours59Minutes59Seconds'));
      spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
      await waitFor(() => expect(timer).toHaveTextContent('29Days23Hours59Minutes58Seconds'));
    });
  },
};

/** A second goes by between the first picture and whatever React does after it. */
function SecondLater({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  }, []);
  return children;
}

/** It counts from its first picture, however busy the browser is. */
export const Busy: Story = {
  render: (args) => (
    <SecondLater>
      <Countdown {...args} />
    </SecondLater>
  ),
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent('29Days23Hours59Minutes59Seconds'));
  },
};

export const Elapsed: Story = {
  args: { days: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00Days00Hours00Minutes00Seconds');
  },
};
