import { buildHallRequestRecord } from '@vestibule/domain/halls/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HallRequests } from './HallRequests.js';

const meta = {
  title: 'Halls/HallRequests',
  tags: ['stable'],
  component: HallRequests,
  args: {
    requests: [
      buildHallRequestRecord(),
      buildHallRequestRecord({
        _id: 'second',
        hallId: 'ballroom',
        hallName: 'The Ballroom',
        startTime: undefined,
        endTime: undefined,
        expectedAttendees: 320,
        eventType: 'Conference',
      }),
    ],
    onRetry: fn(),
  },
} satisfies Meta<typeof HallRequests>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: ['S7.halls.2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Meeting halls you asked for' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The Majlis' })).toHaveAttribute(
      'href',
      '/meeting-hall/majlis',
    );
    await expect(canvas.getByText('Fri, 4 Dec 2026, 09:00 to 12:30')).toBeVisible();
    await expect(canvas.getByText('Workshop, 24 people')).toBeVisible();
    await expect(canvas.getAllByText('Waiting for our answer')).toHaveLength(2);
  },
};

export const Error: Story = {
  args: { requests: [], problem: 'Failed to fetch meeting halls' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch meeting halls')).toBeVisible();
  },
};

export const TriedAgain: Story = {
  args: Error.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** On a page in Arabic, a hall without a translation says that it is English. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: {
    requests: [{ ...buildHallRequestRecord(), language: 'en', untranslated: ['hallName'] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Majlis')).toHaveAttribute('lang', 'en');
  },
};

export const LongText: Story = {
  args: {
    requests: [
      buildHallRequestRecord({
        hallName: 'The Great Hall of the Merchants of Sur and Mirbat, with the Adjoining Colonnade',
        expectedAttendees: 12_500,
      }),
    ],
  },
};
