import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../testing/page-states.js';
import NotFound from './not-found.js';

const meta = {
  ...pageStories,
  title: 'Pages/NotFound',
  args: { page: NotFound, path: '/no-such-page', replies: [] },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'There is no page here' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};
