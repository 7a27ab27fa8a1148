import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import BlogSingle from './blog-single.js';
import Blog from './blog.js';

const meta = {
  title: 'Pages/News',
  component: PageStory,
  args: { page: Blog, path: '/blog', replies: [] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = await canvas.findAllByRole('heading', { level: 2 });
    await expect(titles.length).toBeGreaterThanOrEqual(3);
    for (const category of ['Events', 'Offers', 'News', 'Hotel']) {
      await expect(canvas.getAllByText(category).length).toBeGreaterThan(0);
    }
  },
};

export const SingleArticle: Story = {
  args: { page: BlogSingle, path: '/blog-single' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('Author')).toBeVisible();
    await expect(canvas.getByText('12 October 2026')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
