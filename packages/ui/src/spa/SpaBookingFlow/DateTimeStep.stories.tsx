import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { complete, noneFree, restOfToday, someTaken, today } from '../spa.story-data.js';
import { DateTimeStep } from './DateTimeStep.js';

const meta = {
  title: 'Spa/SpaBookingFlow/DateTimeStep',
  tags: ['stable'],
  component: DateTimeStep,
  args: {
    today,
    choice: { ...complete, time: '' },
    times: { slots: someTaken },
    onChoose: fn(),
    onBack: fn(),
    onNext: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '26rem', margin: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateTimeStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('22 times from 09:00 to 19:30 (spec 9)', async () => {
      await expect(
        canvas.getByRole('radiogroup', { name: 'Time on Tue, 1 Dec 2026' }),
      ).toBeVisible();
      const times = canvas.getAllByRole('radio');
      await expect(times).toHaveLength(22);
      await expect(times[0]).toHaveAccessibleName('09:00');
      await expect(times.at(-1)).toHaveAccessibleName('19:30');
    });
    await step(
      'those that would meet somebody else’s are shown, and cannot be chosen',
      async () => {
        for (const time of ['11:30', '12:00', '12:30']) {
          await expect(
            canvas.getByRole('radio', { name: `${time} not available, taken` }),
          ).toBeDisabled();
        }
        await expect(
          canvas.getByText('Times with a line through them are not available.'),
        ).toBeVisible();
      },
    );
    await step('a free one can', async () => {
      await expect(canvas.getByRole('radio', { name: '13:00' })).toBeEnabled();
    });
  },
};

export const TimePressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '13:00' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ time: '13:00' });
  },
};

export const Filled: Story = {
  args: { choice: complete },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Date' })).toHaveValue('12/01/2026');
    await expect(canvas.getByRole('radio', { name: '10:30' })).toBeChecked();
  },
};

export const NoDateYet: Story = {
  args: { choice: { minutes: 60, date: '', time: '' }, times: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const Today: Story = {
  args: { choice: { minutes: 60, date: today, time: '' }, times: { slots: restOfToday } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '12:00 not available, past' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '12:30' })).toBeEnabled();
  },
};

export const NothingFree: Story = {
  args: { times: { slots: noneFree } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No time is free on this day. Please choose another day.',
    );
  },
};

export const Loading: Story = {
  args: { times: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading times...');
  },
};

export const Error: Story = {
  args: {
    times: {
      problem: 'Network error. Please check your connection and try again.',
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.times?.onRetry).toHaveBeenCalledOnce();
  },
};
