import { buildHall, buildHalls } from '@vestibule/domain/halls/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.js';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { HallCard } from './HallCard.js';

const meta = {
  title: 'Matrix/HallCard',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const halls = [
  ...buildHalls().slice(0, 2),
  buildHall({ _id: 'c', name: 'Garden Pavilion', capacity: 60, price: 145, images: [] }),
];

export const Variants: StoryObj = {
  render: () => (
    <Grid>
      {halls.map((hall) => (
        <HallCard key={hall._id} hall={hall} onBook={() => {}} />
      ))}
    </Grid>
  ),
};
