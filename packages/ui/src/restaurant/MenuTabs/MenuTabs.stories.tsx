import { buildMenu, buildMenuItem } from '@vestibule/domain/restaurant/builders';
import { buildDiscount } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.js';
import { MenuTabs } from './MenuTabs.js';

const meta = {
  title: 'Restaurant/MenuTabs',
  tags: ['stable'],
  component: MenuTabs,
  args: { items: buildMenu() },
  decorators: [
    (Story) => (
      <main>
        <Stack gap="lg">
          <h2>Our menu</h2>
          <Story />
        </Stack>
      </main>
    ),
  ],
} satisfies Meta<typeof MenuTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Breakfast is empty, so Lunch is open (spec 2, Restaurant). */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the first tab with something in it is preselected [S2.restaurant.5]', async () => {
      await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        'Breakfast',
        'Lunch',
        'Dinner',
        'Desserts',
      ]);
      await expect(canvas.getByRole('tab', { name: 'Lunch' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(canvas.getByRole('heading', { name: 'Mezze of the day' })).toBeVisible();
    });
  },
};

export const OtherTabs: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('an empty tab says so [S2.restaurant.7]', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Desserts' }));
      await expect(canvas.getByText('No items available in this category')).toBeVisible();
    });
    await step('arrows move between tabs', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('tab', { name: 'Dinner' })).toHaveFocus();
      await expect(
        canvas.getByRole('heading', { name: 'Grouper in lime and black pepper' }),
      ).toBeVisible();
    });
  },
};

/** Kept by an application over a reload. */
export const Kept: Story = {
  args: { defaultTab: 'dinner', onTabChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Dinner' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Lunch' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('lunch');
  },
};

/** The badge stays with its dish, and a long name leaves the price in its column. */
export const BesideALongerDish: Story = {
  args: {
    items: [
      buildMenuItem({
        _id: 'discounted',
        images: [],
        discount: buildDiscount({ value: 6, type: 'fixed' }),
      }),
      buildMenuItem({
        _id: 'longer',
        name: 'Grouper with black pepper, dried lime and rice from the north',
        description: 'From the boats of the morning. '.repeat(12),
        images: [],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('$6.00 off').getBoundingClientRect();
    const [name, long] = canvas.getAllByRole('heading', { level: 3 });
    await expect(name!.getBoundingClientRect().top - badge.bottom).toBeLessThan(32);
    const price = long!.nextElementSibling!.getBoundingClientRect();
    await expect(price.top).toBeLessThan(long!.getBoundingClientRect().bottom);
  },
};

/** One dish alone has a picture: it leads, and the others share the columns below it. */
export const OnePicture: Story = {
  args: {
    items: buildMenu().slice(0, 3),
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole('article')
      .map((dish) => dish.getBoundingClientRect());
    await expect(first!.width).toBeGreaterThan(1.8 * second!.width);
    await expect(third!.top).toBe(second!.top);
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Breakfast' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByText('No items available in this category')).toBeVisible();
  },
};

export const HiddenDish: Story = {
  args: {
    items: [...buildMenu(), buildMenuItem({ _id: 'lobster', name: 'Lobster', available: false })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Dinner' }));
    await expect(canvas.queryByRole('heading', { name: 'Lobster' })).toBeNull();
  },
};
