import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as spaBookingFlowStories from './SpaBookingFlow/SpaBookingFlow.stories.js';
import * as confirmStepStories from './SpaBookingFlow/ConfirmStep.stories.js';
import * as dateTimeStepStories from './SpaBookingFlow/DateTimeStep.stories.js';
import * as durationStepStories from './SpaBookingFlow/DurationStep.stories.js';
import * as spaBookingPanelStories from './SpaBookingPanel/SpaBookingPanel.stories.js';
import * as spaFilterPanelStories from './SpaFilterPanel/SpaFilterPanel.stories.js';
import * as spaServiceDetailStories from './SpaServiceDetail/SpaServiceDetail.stories.js';
import * as spaServiceGridStories from './SpaServiceGrid/SpaServiceGrid.stories.js';

const meta = {
  title: 'Matrix/Spa',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const spaFilterPanel = composeStories(spaFilterPanelStories);
const spaServiceGrid = composeStories(spaServiceGridStories);
const spaServiceDetail = composeStories(spaServiceDetailStories);
const spaBookingPanel = composeStories(spaBookingPanelStories);
const spaBookingFlow = composeStories(spaBookingFlowStories);
const durationStep = composeStories(durationStepStories);
const dateTimeStep = composeStories(dateTimeStepStories);
const confirmStep = composeStories(confirmStepStories);

export const Lists: Story = {
  args: {
    wide: true,
    of: {
      SpaFilterPanel: [spaFilterPanel.Filled],
      SpaServiceGrid: [spaServiceGrid.Default],
    },
  },
};

export const Detail: Story = {
  args: {
    wide: true,
    of: {
      SpaServiceDetail: [spaServiceDetail.Default],
    },
  },
};

export const Booking: Story = {
  args: {
    of: {
      SpaBookingFlow: [spaBookingFlow.Default],
      DurationStep: [durationStep.Default],
      DateTimeStep: [
        dateTimeStep.Default,
        dateTimeStep.NothingFree,
        dateTimeStep.Loading,
        dateTimeStep.Error,
      ],
      ConfirmStep: [confirmStep.Default],
      SpaBookingPanel: [spaBookingPanel.Default],
    },
  },
};
