import { buildEvent } from '@vestibule/domain/events/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.js';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { EventCard } from './EventCard.js';

const meta = {
  title: 'Matrix/EventCard',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const events = [
  buildEvent(),
  buildEvent({ _id: 'b', title: 'Jazz on the Terrace', currentAttendees: 40 }),
  buildEvent({ _id: 'c', title: 'Gala', images: [], extras: [], addons: [], isRefundable: false }),
];

export const Variants: StoryObj = {
  render: () => (
    <Grid>
      {events.map((event) => (
        <EventCard key={event._id} event={event} onBook={() => {}} />
      ))}
    </Grid>
  ),
};
