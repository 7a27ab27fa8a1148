import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as eventDetailStories from './EventDetail/EventDetail.stories.js';
import * as eventGridStories from './EventGrid/EventGrid.stories.js';
import * as eventOptionsStories from './EventOptions/EventOptions.stories.js';
import * as infoStepStories from './InfoStep/InfoStep.stories.js';
import * as optionsStepStories from './OptionsStep/OptionsStep.stories.js';
import * as paymentStepStories from './PaymentStep/PaymentStep.stories.js';
import * as summaryStepStories from './SummaryStep/SummaryStep.stories.js';
import * as ticketDialogStories from './TicketDialog/TicketDialog.stories.js';
import * as ticketProgressStories from './TicketProgress/TicketProgress.stories.js';
import * as ticketsStepStories from './TicketsStep/TicketsStep.stories.js';

const meta = {
  title: 'Matrix/Events',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const eventGrid = composeStories(eventGridStories);
const eventDetail = composeStories(eventDetailStories);
const eventOptions = composeStories(eventOptionsStories);
const ticketProgress = composeStories(ticketProgressStories);
const ticketsStep = composeStories(ticketsStepStories);
const optionsStep = composeStories(optionsStepStories);
const infoStep = composeStories(infoStepStories);
const summaryStep = composeStories(summaryStepStories);
const paymentStep = composeStories(paymentStepStories);
const ticketDialog = composeStories(ticketDialogStories);

const opened: NonNullable<Story['play']> = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Lists: Story = {
  args: {
    wide: true,
    of: {
      EventGrid: [eventGrid.Default],
    },
  },
};

export const Detail: Story = {
  args: {
    wide: true,
    of: {
      EventDetail: [eventDetail.Default],
      EventOptions: [eventOptions.Default, eventOptions.Brief],
    },
  },
};

export const Steps: Story = {
  args: {
    of: {
      TicketProgress: [ticketProgress.First],
      TicketsStep: [ticketsStep.Default, ticketsStep.SoldOut],
      OptionsStep: [optionsStep.Default],
      InfoStep: [infoStep.Default, infoStep.Filled],
      SummaryStep: [summaryStep.Default],
      PaymentStep: [
        paymentStep.Default,
        paymentStep.Busy,
        paymentStep.SoldOut,
        paymentStep.PriceChanged,
      ],
    },
  },
};

export const Dialog: Story = {
  args: { wide: true, of: { TicketDialog: [ticketDialog.Default] } },
  play: opened,
};
