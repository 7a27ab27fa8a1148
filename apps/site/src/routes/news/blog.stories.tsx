import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import BlogSingle from './blog-single.js';
import Blog from './blog.js';

const meta = {
  ...pageStories,
  title: 'Pages/News',
  args: { page: Blog, path: '/blog', replies: [] },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas }) => {
    const titles = await canvas.findAllByRole('heading', { level: 2 });
    await expect(titles.length).toBeGreaterThanOrEqual(3);
    for (const category of ['Events', 'Offers', 'News', 'Hotel']) {
      await expect(canvas.getAllByText(category).length).toBeGreaterThan(0);
    }
  },
};

export const SingleArticle: PageState = {
  args: { page: BlogSingle, path: '/blog-single' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('Author')).toBeVisible();
    await expect(canvas.getByText('12 October 2026')).toBeVisible();
  },
};
