import { buildDiscount, buildRoom, buildRooms } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.js';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { RoomCard } from './RoomCard.js';

const meta = {
  title: 'Matrix/RoomCard',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const discounted = buildRoom({
  _id: 'b',
  name: 'Coral Suite',
  images: ['coral-suite-1.webp'],
  price: 345,
  discount: buildDiscount(),
});
const unpictured = buildRooms()
  .slice(1, 2)
  .map((room) => ({ ...room, images: [] }));

export const Variants: StoryObj = {
  render: () => (
    <Grid>
      <RoomCard room={buildRoom()} />
      <RoomCard room={discounted} availability="every-night" />
      {unpictured.map((room) => (
        <RoomCard key={room._id} room={room} availability="some-nights" />
      ))}
      <RoomCard
        room={buildRoom({ _id: 'd', name: 'The Long Room with Every View of the Sea', price: 260 })}
      />
    </Grid>
  ),
};
