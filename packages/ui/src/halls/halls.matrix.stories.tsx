import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as hallDetailStories from './HallDetail/HallDetail.stories.js';
import * as hallGridStories from './HallGrid/HallGrid.stories.js';
import * as hallRequestDialogStories from './HallRequestDialog/HallRequestDialog.stories.js';
import * as hallRequestSentStories from './HallRequestSent/HallRequestSent.stories.js';
import * as hallRequestsStories from './HallRequests/HallRequests.stories.js';

const meta = {
  title: 'Matrix/Halls',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const hallGrid = composeStories(hallGridStories);
const hallRequests = composeStories(hallRequestsStories);
const hallDetail = composeStories(hallDetailStories);
const hallRequestSent = composeStories(hallRequestSentStories);
const hallRequestDialog = composeStories(hallRequestDialogStories);

const opened: NonNullable<Story['play']> = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Lists: Story = {
  args: {
    wide: true,
    of: {
      HallGrid: [hallGrid.Default],
      HallRequests: [hallRequests.Default],
    },
  },
};

export const Detail: Story = {
  args: {
    wide: true,
    of: {
      HallDetail: [hallDetail.Default],
      HallRequestSent: [hallRequestSent.Default],
    },
  },
};

export const Dialog: Story = {
  args: { wide: true, of: { HallRequestDialog: [hallRequestDialog.Default] } },
  play: opened,
};
