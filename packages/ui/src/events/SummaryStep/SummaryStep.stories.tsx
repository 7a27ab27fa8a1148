import { quoteTickets } from '@vestibule/domain/events';
import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SummaryStep } from './SummaryStep.js';

const order = { tickets: 2, extras: { photo: 1, wine: 2 }, addons: { 'front-row': 2 } };

const meta = {
  title: 'Events/Ticket steps/5 Summary',
  tags: ['stable'],
  component: SummaryStep,
  args: {
    event: buildEvent(),
    guest: {
      firstName: 'Layla',
      lastName: 'Haddad',
      email: 'layla.haddad@example.com',
      phone: '+96892123456',
    },
    quote: quoteTickets(buildEvent(), order),
  },
} satisfies Meta<typeof SummaryStep>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 2 × 85.00 + 2 × 45.00 + 25.50 + 2 × 15.00 (spec 9). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 tickets × $85.00')).toBeVisible();
    await expect(canvas.getByText('2 Wine pairing × $45.00')).toBeVisible();
    await expect(canvas.getByText('1 Photographs × $25.50')).toBeVisible();
    await expect(canvas.getByText('2 Seat beside the music × $15.00')).toBeVisible();
    await expect(canvas.getByText('$315.50')).toBeVisible();
    await expect(canvas.getByText('Layla Haddad')).toBeVisible();
    await expect(canvas.getByText(/^We send your confirmation and receipt to this/)).toBeVisible();
    await expect(canvas.getByText('These tickets are refundable.')).toBeVisible();
  },
};

export const OneTicket: Story = {
  args: { quote: quoteTickets(buildEvent(), { tickets: 1, extras: {}, addons: {} }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 ticket × $85.00')).toBeVisible();
  },
};

/** Step 4 asks for no format: the guest hears where the mail goes instead. */
export const NoAddress: Story = {
  parameters: { proves: ['R18'] },
  args: {
    guest: { firstName: 'Layla', lastName: 'Haddad', email: 'at the desk', phone: '+96892123456' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/go to the one of your account\.$/)).toBeVisible();
  },
};

const untranslated = {
  ...buildEvent(),
  language: 'en' as const,
  untranslated: ['title', 'location', 'extras.0.name'],
};

/** On a page in Arabic, what the hotel has no words for says that it is English. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: { event: untranslated, quote: quoteTickets(untranslated, order) },
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('[lang="en"][dir="ltr"]')];
    await expect(marked.map((text) => text.textContent)).toEqual([
      untranslated.title,
      untranslated.location,
      untranslated.extras[0]?.name,
    ]);
  },
};

export const LongText: Story = {
  args: {
    event: buildEvent({
      title: 'A Dinner of Seven Courses below Four Hundred Lanterns and Two Palms',
    }),
    guest: {
      firstName: 'Maximiliane-Theodora Anneliese',
      lastName: 'Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
      email: 'maximiliane.theodora.freifrau@a-very-long-name-of-a-company.example',
      phone: '+96892123456',
    },
  },
};
