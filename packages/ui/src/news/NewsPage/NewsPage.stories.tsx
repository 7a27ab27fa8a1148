import { newsCategories, newsItems } from '@vestibule/domain/news';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewsList } from '../NewsList/NewsList.js';
import { NewsSidebar } from '../NewsSidebar/NewsSidebar.js';
import { NewsPage } from './NewsPage.js';

const meta = {
  title: 'News/NewsPage',
  tags: ['stable'],
  component: NewsPage,
  args: {
    sidebar: <NewsSidebar categories={newsCategories} contactEmail="stay@qasralbahr.example" />,
    children: <NewsList items={newsItems()} href="/blog-single" />,
  },
} satisfies Meta<typeof NewsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'News' })).toBeVisible();
  },
};
