import * as content from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/restaurant/contract';
import { buildRestaurantPage } from '@vestibule/domain/content/builders';
import { buildMenu } from '@vestibule/domain/restaurant/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import { fails, replies, waits } from '../../testing/replies.js';
import Restaurant from './restaurant.js';

const page = replies(content.getRestaurantPage, buildRestaurantPage());
const menu = replies(contract.listMenuItems, buildMenu());

const meta = {
  title: 'Pages/Restaurant',
  component: PageStory,
  args: { page: Restaurant, path: '/restaurant', replies: [page, menu] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Al Mina' })).toBeVisible();
    await expect(canvas.getByText('Head chef Yusuf Al Harthy cooks Omani cuisine.')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Lunch', selected: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View PDF Menu' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { replies: [page, waits(contract.listMenuItems)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading menu items...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { replies: [page, replies(contract.listMenuItems, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No items available in this category')).toBeVisible();
  },
};

export const Error: Story = {
  args: { replies: [page, fails(contract.listMenuItems)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load menu items')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};

/** Nothing answers: the fallback texts, three default venues, one default dish, no PDF. */
export const ApiDown: Story = {
  args: { replies: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load menu items')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Restaurant' })).toBeVisible();
    await expect(canvas.getAllByText('06:00 am - 22:30 pm daily')).toHaveLength(3);
    await expect(canvas.getByText('From our kitchen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'PDF Menu Not Available' })).toBeDisabled();
  },
};
