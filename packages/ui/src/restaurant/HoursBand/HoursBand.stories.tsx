import { buildRestaurantPage } from '@vestibule/domain/content/builders';
import { openingHours } from '@vestibule/domain/restaurant';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HoursBand } from './HoursBand.js';

const meta = {
  title: 'Restaurant/HoursBand',
  tags: ['stable'],
  component: HoursBand,
  args: { hours: openingHours(buildRestaurantPage().openingHours) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HoursBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Opening hours' })).toHaveTextContent(
      'Breakfast06:30 – 10:30',
    );
  },
};

/** No line of the form label:time: three default venues (spec 2, Restaurant). */
export const Fallback: Story = {
  args: { hours: openingHours('') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('06:00 am - 22:30 pm daily')).toHaveLength(3);
    await expect(canvas.getByText('Sushi bar')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    hours: [
      {
        label: 'The long table under the palms, weather permitting',
        time: '19:00 – 22:30 from Thursday to Saturday, in Ramadan after sunset',
      },
    ],
  },
};
