import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from './LinkButton.js';

const meta = {
  title: 'Actions/LinkButton',
  tags: ['stable'],
  component: LinkButton,
  args: { href: '/rooms', children: 'View Details' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      '/rooms',
    );
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };

export const LongText: Story = {
  args: { children: 'Everything there is to know about the Presidential Panorama Suite' },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View Details' })).toHaveFocus();
  },
};
