import type { Treatment } from '@vestibule/domain/spa';
import { buildTreatments } from '@vestibule/domain/spa/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.js';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { WithSpaCard } from '../WithSpaCard.story-data.js';
import { cardAt, someTaken, today } from '../spa.story-data.js';
import { SpaServiceCard } from './SpaServiceCard.js';

const meta = {
  title: 'Matrix/SpaServiceCard',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const common = { today, signedIn: true, onAction: () => {}, onToast: () => {} };
const plain = { isPopular: false, isRefundable: false, images: [], displayStatus: 'limited' };
const [first, second, third] = buildTreatments() as [Treatment, Treatment, Treatment];
const cards = [
  { ...common, treatment: first, state: cardAt('none') },
  { ...common, treatment: { ...second, ...plain }, state: cardAt('none') },
  { ...common, treatment: third, state: cardAt('duration') },
];

export const Variants: StoryObj = {
  render: () => (
    <Grid>
      {cards.map((card) => (
        <WithSpaCard key={card.treatment._id} {...card} slots={someTaken}>
          {(options) => <SpaServiceCard {...options} />}
        </WithSpaCard>
      ))}
    </Grid>
  ),
};
