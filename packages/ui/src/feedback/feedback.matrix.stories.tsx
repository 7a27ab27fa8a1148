import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as emptyStateStories from './EmptyState/EmptyState.stories.js';
import * as errorBlockStories from './ErrorBlock/ErrorBlock.stories.js';
import * as loadingStories from './Loading/Loading.stories.js';
import * as pageLoaderStories from './PageLoader/PageLoader.stories.js';
import * as skeletonStories from './Skeleton/Skeleton.stories.js';

const meta = {
  title: 'Matrix/Feedback',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const emptyState = composeStories(emptyStateStories);
const errorBlock = composeStories(errorBlockStories);
const loading = composeStories(loadingStories);
const skeleton = composeStories(skeletonStories);
const pageLoader = composeStories(pageLoaderStories);

export const Blocks: Story = {
  args: {
    of: {
      EmptyState: [emptyState.Default, emptyState.WithAction, emptyState.TitleAlone],
      ErrorBlock: [errorBlock.Default, errorBlock.Retrying, errorBlock.WithoutRetry],
      Loading: [loading.Default, loading.Named],
      Skeleton: [skeleton.Default, skeleton.Title, skeleton.Picture],
    },
  },
};

export const Veil: Story = {
  args: {
    wide: true,
    of: {
      PageLoader: [pageLoader.Default],
    },
  },
};
