import { buildMenu, buildMenuItem } from '@vestibule/domain/restaurant/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuTabs } from './MenuTabs.js';

const meta = {
  title: 'Restaurant/MenuTabs',
  component: MenuTabs,
  args: { items: buildMenu() },
  decorators: [
    (Story) => (
      <main>
        <h2>Our menu</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MenuTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Breakfast is empty, so Lunch is open (spec 2, Restaurant). */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the first tab with something in it is preselected', async () => {
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
    await step('an empty tab says so', async () => {
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
