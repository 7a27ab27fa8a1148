import { buildRestaurantPage } from '@vestibule/domain/content/builders';
import { featuredDishes } from '@vestibule/domain/restaurant';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeaturedDishes } from './FeaturedDishes.js';

const meta = {
  title: 'Restaurant/FeaturedDishes',
  tags: ['stable'],
  component: FeaturedDishes,
  args: { dishes: buildRestaurantPage().featuredDishes },
} satisfies Meta<typeof FeaturedDishes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grouper in lime and black pepper')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next slide' })).toBeEnabled();
  },
};

/** Without a featured dish, one default picture (spec 2, Restaurant). */
export const Fallback: Story = {
  parameters: { proves: ['S2.restaurant.3'] },
  args: { dishes: featuredDishes(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    dishes: [
      {
        image: '/uploads/restaurant/mezze.webp',
        name: 'Mezze of the day with everything that the garden, the neighbours and the market had this morning',
      },
    ],
  },
};
