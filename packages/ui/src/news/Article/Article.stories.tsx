import { sampleArticle } from '@vestibule/domain/news';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article } from './Article.js';

const meta = {
  title: 'News/Article',
  tags: ['stable'],
  component: Article,
  args: { article: sampleArticle },
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
    await expect(canvas.getByRole('img')).toHaveAccessibleName(sampleArticle.imageAlt);
  },
};

export const LongText: Story = {
  args: {
    article: {
      ...sampleArticle,
      title: `${sampleArticle.title}, and everything else that happens in the weeks thereafter`,
      body: sampleArticle.body.map((paragraph) => `${paragraph} `.repeat(3)),
    },
  },
};
