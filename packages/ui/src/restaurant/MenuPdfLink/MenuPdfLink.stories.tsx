import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuPdfLink } from './MenuPdfLink.js';

const meta = {
  title: 'Restaurant/MenuPdfLink',
  tags: ['stable'],
  component: MenuPdfLink,
  args: { href: '/uploads/restaurant/menu.pdf' },
} satisfies Meta<typeof MenuPdfLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: ['S2.restaurant.8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View PDF Menu' })).toHaveAttribute(
      'href',
      '/uploads/restaurant/menu.pdf',
    );
  },
};

export const NotAvailable: Story = {
  parameters: { proves: ['S2.restaurant.8'] },
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'PDF Menu Not Available' })).toBeDisabled();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View PDF Menu' })).toHaveFocus();
  },
};
