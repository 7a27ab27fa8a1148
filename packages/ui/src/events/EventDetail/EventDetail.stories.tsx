import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventDetail } from './EventDetail.js';

const meta = {
  title: 'Events/EventDetail',
  tags: ['stable'],
  component: EventDetail,
  args: { event: buildEvent(), onBook: fn(), onAddToCalendar: fn() },
} satisfies Meta<typeof EventDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('every extra and add-on, with its price', async () => {
      await expect(canvas.getByText('Photographs')).toBeVisible();
      await expect(canvas.getByText('$25.50')).toBeVisible();
      await expect(canvas.queryByText(/^\+/)).not.toBeInTheDocument();
    });
    await step('two ways on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
      await expect(args.onBook).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
      await expect(args.onAddToCalendar).toHaveBeenCalledOnce();
    });
  },
};

/** Price, time, place and Book Now are not below everything else. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas }) => {
    const book = canvas.getByRole('button', { name: 'Book Now' });
    const words = canvas.getByText(args.event.description);
    await expect(book.getBoundingClientRect().bottom).toBeLessThan(
      words.getBoundingClientRect().top,
    );
  },
};

export const SoldOut: Story = {
  args: { event: buildEvent({ currentAttendees: 40 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).toBeEnabled();
  },
};

export const Begun: Story = {
  args: { now: { today: '2026-12-05', time: '21:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ticket sales ended when the event began')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toBeDisabled();
    await expect(canvas.queryByText(/until the event begins/)).not.toBeInTheDocument();
  },
};

export const WithoutExtras: Story = {
  args: { event: buildEvent({ extras: [], addons: [], isRefundable: false }) },
};

export const LongText: Story = {
  args: {
    event: buildEvent({
      location:
        'The Lower Beach, behind the second palm grove, by the path that is lit after sunset',
      description: 'Five courses at one long table below the palms. '.repeat(12),
      price: 12_345.5,
    }),
  },
};

/** On a page in Arabic: its words are still English, and say so. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: { event: { ...buildEvent(), language: 'en', untranslated: ['description'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(buildEvent().description)).toHaveAttribute('lang', 'en');
  },
};
