import { newsItems } from '@vestibule/domain/news';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewsList } from './NewsList.js';

const meta = {
  title: 'News/NewsList',
  tags: ['stable'],
  component: NewsList,
  args: { items: newsItems(), href: '/blog-single' },
} satisfies Meta<typeof NewsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    for (const link of links) await expect(link).toHaveAttribute('href', '/blog-single');
    await expect(canvas.getByText('12 October 2026')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: newsItems().map((item) => ({
      ...item,
      title: `${item.title}, and everything else that happens in the weeks thereafter`,
      summary: `${item.summary} ${item.summary} ${item.summary}`,
    })),
  },
};

export const Empty: Story = {
  args: { items: [], emptyAction: <LinkButton href="/rooms">See the rooms</LinkButton> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No news yet');
    await expect(canvas.getByRole('link', { name: 'See the rooms' })).toBeVisible();
  },
};
