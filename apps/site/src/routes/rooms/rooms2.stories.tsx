import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import Rooms2 from './rooms2.js';

const meta = {
  ...pageStories,
  title: 'Pages/RoomsPlaceholder',
  args: { page: Rooms2, path: '/rooms2', replies: [] },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See all rooms' });
    await expect(link).toHaveAttribute('href', '/rooms');
  },
};
