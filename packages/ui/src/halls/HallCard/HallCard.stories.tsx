import { buildHall } from '@vestibule/domain/halls/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HallCard } from './HallCard.js';

const meta = {
  title: 'Halls/HallCard',
  tags: ['stable'],
  component: HallCard,
  args: { hall: buildHall(), onBook: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', margin: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HallCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it shows what spec 2, Meeting halls, names [S2.halls.4]', async () => {
      await expect(canvas.getByRole('heading', { name: 'The Majlis' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'The Majlis' })).toHaveAttribute(
        'href',
        '/meeting-hall/majlis',
      );
      await expect(canvas.getByText('860 sq ft')).toBeVisible();
      await expect(canvas.getByText('40 people')).toBeVisible();
      await expect(canvas.getByText('Per hour')).toBeVisible();
      await expect(canvas.getByText('$120.00')).toBeVisible();
      await expect(canvas.getByText('per hour')).toBeVisible();
    });
    await step('“per hour” is read out once, with the price [S2.halls.4]', async () => {
      await expect(canvas.getByText('Per hour')).toHaveAttribute('aria-hidden', 'true');
      await expect(canvas.getByText('per hour').closest('[aria-hidden="true"]')).toBeNull();
    });
    await step('the status is also a lower-cased style class [S2.halls.5]', async () => {
      await expect(canvas.getByText('Available')).toHaveClass('available');
    });
    await step('four amenities, and one tag for the rest [S2.halls.6]', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2 + 4 + 1);
      await expect(canvas.getByText('+1')).toBeVisible();
      await expect(canvas.queryByText('Video conferencing')).not.toBeInTheDocument();
    });
    await step('Book Now asks for this hall [S2.halls.7]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Book Now for The Majlis' }));
      await expect(args.onBook).toHaveBeenCalledWith(args.hall);
    });
  },
};

export const FewAmenities: Story = {
  args: { hall: buildHall({ amenities: ['Projector'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^\+/)).not.toBeInTheDocument();
  },
};

export const WithoutPicture: Story = { args: { hall: buildHall({ images: [] }) } };

export const LongText: Story = {
  args: {
    hall: buildHall({
      name: 'The Great Hall of the Merchants of Sur and Mirbat, with the Adjoining Colonnade',
      size: 125_000,
      capacity: 12_500,
      price: 12_345.5,
      amenities: [
        'Simultaneous translation booth for six languages',
        'Stage',
        'Light',
        'Sound',
        'x',
      ],
    }),
  },
};

/** On a page in Arabic: its words are still English, and say so. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: { hall: { ...buildHall(), language: 'en', untranslated: ['name', 'amenities.0'] } },
  play: async ({ canvas }) => {
    const [amenity = '', other = ''] = buildHall().amenities;
    for (const text of [...canvas.getAllByText('The Majlis'), canvas.getByText(amenity)])
      await expect(text).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(other)).not.toHaveAttribute('lang');
  },
};
