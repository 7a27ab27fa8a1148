import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.js';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Title: Story = { args: { shape: 'title' } };
export const Picture: Story = { args: { shape: 'picture' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { shape: 'title' },
};
