import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as iconButtonStories from './IconButton/IconButton.stories.js';
import * as linkButtonStories from './LinkButton/LinkButton.stories.js';

const meta = {
  title: 'Matrix/Actions',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const iconButton = composeStories(iconButtonStories);
const linkButton = composeStories(linkButtonStories);

export const LinksAndIcons: Story = {
  args: {
    of: {
      IconButton: [iconButton.Default, iconButton.Outlined, iconButton.Disabled],
      LinkButton: [linkButton.Default, linkButton.Secondary, linkButton.Quiet, linkButton.LongText],
    },
  },
};
