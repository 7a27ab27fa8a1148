import { sampleArticle } from '@vestibule/domain/news';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article } from './Article.js';

const article = sampleArticle();

const meta = {
  title: 'News/Article',
  tags: ['stable'],
  component: Article,
  args: { article },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With author, date and category (spec 2, News). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((item) => item.textContent)).toEqual([
      'Salma Al Balushi',
      '12 October 2026',
      'Events',
    ]);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(article.imageAlt);
  },
};

export const LongText: Story = {
  args: {
    article: {
      ...article,
      title: `${article.title}, and everything else that happens in the weeks thereafter`,
      body: article.body.map((paragraph) => `${paragraph} `.repeat(3)),
    },
  },
};
