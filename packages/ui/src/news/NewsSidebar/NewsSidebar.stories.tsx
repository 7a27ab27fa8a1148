import { newsCategories } from '@vestibule/domain/news';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewsSidebar } from './NewsSidebar.js';

const meta = {
  title: 'News/NewsSidebar',
  tags: ['stable'],
  component: NewsSidebar,
  args: { categories: newsCategories, contactEmail: 'stay@qasralbahr.example' },
} satisfies Meta<typeof NewsSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: ['S2.news.3'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'stay@qasralbahr.example' })).toHaveAttribute(
      'href',
      'mailto:stay@qasralbahr.example',
    );
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Events',
      'Offers',
      'News',
      'Hotel',
    ]);
  },
};

/** The search does nothing, and does not reload the page. */
export const SearchNotOpen: Story = {
  parameters: { proves: ['S2.news.3'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search news' }), 'lantern{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('lantern');
  },
};

export const WithHandler: Story = {
  args: { onSearch: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/not open yet/)).not.toBeInTheDocument();
  },
};

export const Searched: Story = {
  args: { onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hammam{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('hammam');
  },
};
