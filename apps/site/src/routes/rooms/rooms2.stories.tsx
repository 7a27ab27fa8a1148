import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import Rooms2 from './rooms2.js';
import Rooms3 from './rooms3.js';

const meta = {
  ...pageStories,
  title: 'Pages/Samples and tests/RoomsPlaceholder',
  args: { page: Rooms2, path: '/rooms2', replies: [] },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  parameters: { proves: ['S2.rooms.5'] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See all rooms' });
    await expect(link).toHaveAttribute('href', '/rooms');
  },
};

export const SecondPlaceholder: PageState = {
  parameters: { proves: ['S2.rooms.5'] },
  args: { page: Rooms3, path: '/rooms3' },
  play: Default.play,
};
