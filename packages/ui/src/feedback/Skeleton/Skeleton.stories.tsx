import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.js';

const meta = {
  title: 'Feedback/Skeleton',
  tags: ['stable'],
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = {
  args: { shape: 'title' },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-shape]') as HTMLElement;
    // Lighter than the page, as in the light theme it is darker.
    await expect(skeleton).toHaveStyle({ backgroundColor: 'rgb(45, 57, 58)' });
  },
};

export const Title: Story = { args: { shape: 'title' } };
export const Picture: Story = { args: { shape: 'picture' } };
