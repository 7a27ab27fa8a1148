import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.js';

const meta = {
  title: 'Navigation/Breadcrumbs',
  tags: ['stable'],
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Rooms', href: '/rooms' },
      { label: 'Sea View King' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', '/rooms');
    await expect(canvas.getByText('Sea View King')).toHaveAttribute('aria-current', 'page');
  },
};
export const Short: Story = {
  args: { items: [{ label: 'Home', href: '/' }, { label: 'Meeting Halls' }] },
};

export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Rooms, suites and villas above the harbour', href: '/rooms' },
      { label: 'Presidential Panorama Suite with Two Terraces and a Private Majlis' },
    ],
  },
};
