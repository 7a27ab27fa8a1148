import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as articleStories from './Article/Article.stories.js';
import * as newsListStories from './NewsList/NewsList.stories.js';
import * as newsPageStories from './NewsPage/NewsPage.stories.js';
import * as newsSidebarStories from './NewsSidebar/NewsSidebar.stories.js';

const meta = {
  title: 'Matrix/News',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const article = composeStories(articleStories);
const newsList = composeStories(newsListStories);
const newsSidebar = composeStories(newsSidebarStories);
const newsPage = composeStories(newsPageStories);

export const Parts: Story = {
  args: {
    wide: true,
    of: {
      Article: [article.Default],
      NewsList: [newsList.Default, newsList.Empty],
      NewsSidebar: [newsSidebar.Default],
    },
  },
};

export const Page: Story = {
  args: {
    wide: true,
    of: {
      NewsPage: [newsPage.Default],
    },
  },
};
