import { eventTeaser } from '@vestibule/domain/events';
import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventCard } from './EventCard.js';

const meta = {
  title: 'Events/EventCard',
  tags: ['stable'],
  component: EventCard,
  args: { event: buildEvent(), onBook: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', margin: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const bookNow = { name: 'Book Now for Lantern Dinner on the Sand' };

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it shows what spec 2, Events, names', async () => {
      await expect(canvas.getByText('$85.00')).toBeVisible();
      await expect(canvas.getByText('per person')).toBeVisible();
      await expect(canvas.getByText('3 hours')).toBeVisible();
      await expect(canvas.getByText('28 spots left')).toBeVisible();
      await expect(canvas.getByText('Refundable')).toBeVisible();
    });
    await step('two extras and +1 more; both add-ons and no more [S2.events.3]', async () => {
      await expect(canvas.getByText('Wine pairing')).toBeVisible();
      await expect(canvas.getByText('Transfer from Muscat')).toBeVisible();
      await expect(canvas.queryByText('Photographs')).not.toBeInTheDocument();
      await expect(canvas.getAllByText(/^\+\d+ more$/)).toHaveLength(1);
      await expect(canvas.getByText('+1 more')).toBeVisible();
    });
    await step('the title leads to the event [S2.events.2]', async () => {
      const link = canvas.getByRole('link', { name: 'Lantern Dinner on the Sand' });
      await expect(link).toHaveAttribute('href', '/event/lantern-dinner');
    });
    await step(
      'both Book Now open the dialog: on the picture and in the footer [S2.events.4]',
      async () => {
        const buttons = canvas.getAllByRole('button', bookNow);
        await expect(buttons).toHaveLength(2);
        for (const button of buttons) await userEvent.click(button);
        await expect(args.onBook).toHaveBeenCalledTimes(2);
        await expect(args.onBook).toHaveBeenLastCalledWith(args.event);
      },
    );
  },
};

export const SoldOut: Story = {
  parameters: { proves: ['R17'] },
  args: { event: buildEvent({ currentAttendees: 40 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sold out')).toHaveLength(2);
    for (const button of canvas.getAllByRole('button', bookNow)) {
      await expect(button).toBeDisabled();
    }
  },
};

/** By the hotel's clock: the minute of its start has come. */
export const Begun: Story = {
  args: { now: { today: '2026-12-05', time: '19:30' } },
  play: async ({ canvas, step }) => {
    await step('it says that sales have ended, and nothing can be booked', async () => {
      await expect(canvas.getByText('Sales ended')).toBeVisible();
      await expect(canvas.getByText('Ticket sales ended when the event began')).toBeVisible();
      for (const button of canvas.getAllByRole('button', bookNow)) {
        await expect(button).toBeDisabled();
      }
    });
  },
};

export const LastSpot: Story = {
  args: { event: buildEvent({ currentAttendees: 39 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 spot left')).toBeVisible();
  },
};

export const PastMidnight: Story = {
  args: { event: buildEvent({ startTime: '19:00', endTime: '04:00', isRefundable: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 hours')).toBeVisible();
    await expect(canvas.getByText(/19:00 to 04:00 the next day/)).toBeVisible();
    await expect(canvas.queryByText('Refundable')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    event: buildEvent({
      title: 'A Lantern Dinner on the Lower Beach with Musicians from Sur, Mirbat and Salalah',
      description: 'Five courses at one long table below the palms. '.repeat(6),
      location: 'The Lower Beach, behind the second row of palms',
    }),
  },
  play: async ({ canvas }) => {
    const teaser = canvas.getByText(/^Five courses.*…$/);
    await expect(Array.from(teaser.textContent).length).toBeLessThanOrEqual(121);
  },
};

export const WithoutExtrasOrPicture: Story = {
  args: { event: buildEvent({ title: 'Gala', images: [], extras: [], addons: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('G')).toBeVisible();
    await expect(canvas.queryByRole('presentation')).toBeNull();
  },
};

/** On a page in Arabic: its words are still English, and say so. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: {
    event: {
      ...buildEvent(),
      language: 'en',
      untranslated: ['title', 'description', 'location', 'extras.0.name'],
    },
  },
  play: async ({ canvas }) => {
    const { title, location, extras } = buildEvent();
    for (const words of [title, location, extras[0]?.name ?? ''])
      for (const text of canvas.getAllByText(words))
        await expect(text).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(eventTeaser(buildEvent()))).toHaveAttribute('lang', 'en');
  },
};
