import { treatmentTeaser } from '@vestibule/domain/spa';
import { buildTreatment } from '@vestibule/domain/spa/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.js';
import { cardAt, complete, someTaken, today } from '../spa.story-data.js';
import { WithSpaCard } from '../WithSpaCard.story-data.js';
import { SpaServiceCard } from './SpaServiceCard.js';

const meta = {
  title: 'Spa/SpaServiceCard',
  tags: ['stable'],
  component: SpaServiceCard,
  args: {
    treatment: buildTreatment(),
    state: cardAt('none'),
    today,
    signedIn: true,
    onAction: fn(),
    onToast: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', margin: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <WithSpaCard {...args} slots={someTaken}>
      {(options) => <SpaServiceCard {...options} />}
    </WithSpaCard>
  ),
} satisfies Meta<typeof SpaServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'badges, display status, the from price (spec 2, Spa; spec 9) [S2.spa.9]',
      async () => {
        await expect(canvas.getByText('Popular')).toBeVisible();
        await expect(canvas.getByText('Refundable')).toBeVisible();
        // As on the card of an event: what is refundable can be had back.
        await expect(canvas.getByText('Refundable')).toHaveAttribute('data-tone', 'success');
        await expect(canvas.getByText('Available')).toBeVisible();
        await expect(canvas.getByText('from')).toBeVisible();
        await expect(canvas.getByText('$90.00')).toBeVisible();
        await expect(canvas.getByText('60 or 90 minutes')).toBeVisible();
        await expect(canvas.getByText('Layla Haddad')).toBeVisible();
      },
    );
    await step('the title leads to the service [S2.spa.2]', async () => {
      const link = canvas.getByRole('link', { name: 'Hammam Ritual' });
      await expect(link).toHaveAttribute('href', '/spa-service/hammam-ritual');
    });
  },
};

export const Opened: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const book = () => canvas.getByRole('button', { name: 'Book Now for Hammam Ritual' });
    await step('Book Now opens the steps inside the card', async () => {
      await userEvent.click(book());
      await expect(canvas.getByRole('heading', { name: 'Choose Duration' })).toHaveFocus();
      await expect(canvas.getByRole('article')).toHaveAttribute('data-open');
    });
    await step('closing gives the focus back, and forgets the choice [S2.spa.4]', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '60 minutes $90.00' }));
      await userEvent.click(canvas.getByRole('button', { name: /^Close booking/ }));
      await expect(book()).toHaveFocus();
      await expect(canvas.getByText('from')).toBeVisible();
      await userEvent.click(book());
      await expect(canvas.getByRole('radio', { name: '60 minutes $90.00' })).not.toBeChecked();
    });
  },
};

/** The price above the steps is that of what was chosen in them. */
export const DurationChosen: Story = {
  args: { state: cardAt('datetime', { minutes: 90 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$125.50')).toBeVisible();
    await expect(canvas.queryByText('from')).not.toBeInTheDocument();
  },
};

/** Closing one card leaves the others as they are (spec 2, Spa). */
export const TwoCards: Story = {
  render: (args) => (
    <Stack gap="xl">
      {['Hammam Ritual', 'Sea Salt Scrub'].map((title) => (
        <WithSpaCard key={title} {...args} treatment={buildTreatment({ title })} slots={someTaken}>
          {(options) => <SpaServiceCard {...options} />}
        </WithSpaCard>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now for Hammam Ritual' }));
    await userEvent.click(canvas.getByRole('radio', { name: '90 minutes $125.50' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now for Sea Salt Scrub' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close booking of Sea Salt Scrub' }));
    await expect(canvas.getByRole('button', { name: 'Book Now for Sea Salt Scrub' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '90 minutes $125.50' })).toBeChecked();
  },
};

export const Confirming: Story = {
  args: { state: cardAt('confirm', complete) },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Confirm Booking' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Limited: Story = {
  args: {
    treatment: buildTreatment({ displayStatus: 'limited', isPopular: false, isRefundable: false }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Limited')).toBeVisible();
    await expect(canvas.queryByText('Popular')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Refundable')).not.toBeInTheDocument();
  },
};

/** What a silent record shows (spec 9); its price is never charged. */
export const ByArrangement: Story = {
  args: {
    treatment: buildTreatment({
      durations: [],
      images: ['placeholder.jpg'],
      specialist: undefined,
      categoryId: { _id: '', name: '' },
      displayStatus: '',
    }),
  },
  play: async ({ canvas, step }) => {
    await step('60 minutes from $100.00 in the category Spa Service', async () => {
      await expect(canvas.getByText('60 minutes')).toBeVisible();
      await expect(canvas.getByText('$100.00')).toBeVisible();
      await expect(canvas.getByText('Spa Service')).toBeVisible();
    });
    await step('is arranged at the desk', async () => {
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
      await expect(
        canvas.getByText('This treatment is arranged at the spa desk. Please ask us.'),
      ).toBeVisible();
      const link = canvas.getByRole('link', { name: 'Ask us about Hammam Ritual' });
      await expect(link).toHaveAttribute('href', '/contact');
    });
  },
};

export const WithoutPicture: Story = {
  args: { treatment: buildTreatment({ title: 'Quiet Hour', images: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Q')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    treatment: buildTreatment({
      title:
        'The Long Evening Hammam with Frankincense, Rose Water, Black Soap and Mint Tea for Two',
      specialist: 'Layla bint Khalid bin Abdullah Al Haddad of the House by the Harbour',
      description: 'Steam, black soap and a slow exfoliation on warm stone. '.repeat(4),
      durations: [30, 45, 60, 75, 90, 120].map((minutes) => ({ minutes, price: 12345.5 })),
    }),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Steam, black soap/).textContent;
    await expect(text).toBe(
      'Steam, black soap and a slow exfoliation on warm stone. Steam, black soap and a slow exfoliation on…',
    );
  },
};

/** On a page in Arabic: its words are still English, and say so. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: {
    treatment: {
      ...buildTreatment(),
      language: 'en',
      untranslated: ['title', 'description', 'categoryId.name', 'specialist'],
    },
  },
  play: async ({ canvas }) => {
    const { title, categoryId, specialist = '' } = buildTreatment();
    for (const words of [title, categoryId.name, specialist])
      for (const text of canvas.getAllByText(words))
        await expect(text).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(treatmentTeaser(buildTreatment()))).toHaveAttribute('lang', 'en');
  },
};
