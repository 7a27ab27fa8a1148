import { buildEvents } from '@vestibule/domain/events/builders';
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

/** On sale, sold out, and without a picture. */
const shown = new Set(['lantern-dinner', 'pearl-talk', 'stargazing']);
const events = buildEvents().filter(({ _id }) => shown.has(_id));

export const Variants: StoryObj = {
  render: () => (
    <Grid>
      {events.map((event) => (
        <EventCard key={event._id} event={event} onBook={() => {}} />
      ))}
    </Grid>
  ),
};
