import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './Container.js';

const meta = {
  title: 'Layout/Container',
  tags: ['stable'],
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: 'The page’s column, with a gutter on both sides.' },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Text: Story = { args: { width: 'text' } };
export const Narrow: Story = { args: { width: 'narrow' } };
