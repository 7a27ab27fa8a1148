import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoomCard } from '../../rooms/RoomCard/RoomCard.js';
import { storyRooms } from '../../rooms/rooms.story-data.js';
import { Grid } from './Grid.js';

const meta = {
  title: 'Layout/Grid',
  tags: ['stable'],
  component: Grid,
  args: { children: storyRooms.slice(0, 3).map((room) => <RoomCard key={room._id} room={room} />) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SmallColumns: Story = { args: { column: 'small' } };
