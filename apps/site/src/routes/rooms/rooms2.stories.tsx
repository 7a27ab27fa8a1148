import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import Rooms2 from './rooms2.js';

const meta = {
  title: 'Pages/RoomsPlaceholder',
  component: PageStory,
  args: { page: Rooms2, path: '/rooms2', replies: [] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See all rooms' });
    await expect(link).toHaveAttribute('href', '/rooms');
  },
};
