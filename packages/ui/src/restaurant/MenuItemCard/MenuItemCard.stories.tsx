import { buildMenuItem } from '@vestibule/domain/restaurant/builders';
import { buildDiscount } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.js';
import { MenuItemCard } from './MenuItemCard.js';

const meta = {
  title: 'Restaurant/MenuItemCard',
  tags: ['stable'],
  component: MenuItemCard,
  args: { item: buildMenuItem() },
  decorators: [
    (Story) => (
      <main>
        <Stack gap="lg">
          <h2>Dinner</h2>
          <Story />
        </Stack>
      </main>
    ),
  ],
} satisfies Meta<typeof MenuItemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: ['S2.restaurant.6'] },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('$34.00');
    await expect(card).toHaveTextContent('25 minutes');
    await expect(card).toHaveTextContent('grouper, black pepper, dried lime, rice');
    await expect(card).toHaveTextContent('Second portion of rice +$3.50');
  },
};

export const Discounted: Story = {
  parameters: { proves: ['S2.restaurant.6'] },
  args: { item: buildMenuItem({ discount: buildDiscount({ value: 20 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20% off')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('Was $34.00, now $27.20');
  },
};

/** A discount that is not published does not count (spec 4). */
export const DiscountNotPublished: Story = {
  args: { item: buildMenuItem({ discount: buildDiscount({ publishWebsite: false }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('20% off')).toBeNull();
    await expect(canvas.getByRole('article')).not.toHaveTextContent('Was');
  },
};

export const WithoutPicture: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { item: buildMenuItem({ images: [] }) },
  play: async ({ canvas, step }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    await step('the words begin where the card does', async () => {
      const { left } = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
      await expect(left).toBe(card.left);
    });
  },
};

export const WithoutPictureDiscounted: Story = {
  args: { item: buildMenuItem({ images: [], discount: buildDiscount({ value: 20 }) }) },
  play: Discounted.play,
};

export const Plain: Story = {
  args: {
    item: buildMenuItem({ images: [], preparationTime: undefined, ingredients: [], extras: [] }),
  },
};

export const LongText: Story = {
  args: {
    item: buildMenuItem({
      name: 'Grouper, grilled on the bone over charcoal from Nizwa, with black pepper and dried lime',
      description: 'Grilled on the bone, with rice from Nizwa and burnt lime. '.repeat(4),
      ingredients: Array.from({ length: 24 }, (_, index) => `ingredient ${index + 1}`),
    }),
  },
};

export const PricesBelowLongNames: Story = {
  args: {
    item: buildMenuItem({
      name: 'Grouper, grilled on the bone over charcoal from Nizwa',
      extras: [{ name: 'A second portion of rice with dried lime', price: 3.5 }],
    }),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    for (const text of ['$34.00', '+$3.50']) {
      const price = canvas.getByText(text).getBoundingClientRect();
      await expect(Math.abs(card.right - price.right)).toBeLessThan(1);
    }
  },
};

export const RightToLeft: Story = {
  args: { item: buildMenuItem({ name: 'هامور باللومي', description: 'مشوي على الفحم مع الأرز.' }) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$3.50')).toHaveStyle({ direction: 'ltr' });
  },
};

/** On a page in Arabic: its words are still English, and say so. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: {
    item: {
      ...buildMenuItem(),
      language: 'en',
      untranslated: ['name', 'description', 'ingredients.0'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(buildMenuItem().name)).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(buildMenuItem().description)).toHaveAttribute('lang', 'en');
    const [first = '', second = ''] = buildMenuItem().ingredients;
    await expect(canvas.getByText(first)).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(second)).not.toHaveAttribute('lang');
  },
};
