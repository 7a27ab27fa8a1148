import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as bookingListStories from '../bookings/BookingList/BookingList.stories.js';
import * as eventGridStories from '../events/EventGrid/EventGrid.stories.js';
import * as hallGridStories from '../halls/HallGrid/HallGrid.stories.js';
import * as roomGridStories from '../rooms/RoomGrid/RoomGrid.stories.js';
import * as spaServiceGridStories from '../spa/SpaServiceGrid/SpaServiceGrid.stories.js';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';

const meta = {
  title: 'Matrix/Lists',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const lists = {
  RoomGrid: composeStories(roomGridStories),
  SpaServiceGrid: composeStories(spaServiceGridStories),
  EventGrid: composeStories(eventGridStories),
  HallGrid: composeStories(hallGridStories),
  BookingList: composeStories(bookingListStories),
};

/** What every list asked of the server shows in one of its states. */
const listsIn = (state: 'Loading' | 'Empty' | 'Error'): Story => ({
  args: {
    wide: true,
    of: Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [list[state]]])),
  },
});

export const Loading: Story = listsIn('Loading');
export const Empty: Story = listsIn('Empty');
export const Error: Story = listsIn('Error');
