import { buildTreatment } from '@vestibule/domain/spa/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { cardAt, today } from '../spa.story-data.js';
import { SpaServiceCard } from '../SpaServiceCard/SpaServiceCard.js';
import { SpaServiceGrid } from './SpaServiceGrid.js';

const treatments = [
  buildTreatment(),
  buildTreatment({ _id: 'massage', title: 'Frankincense Massage', images: ['massage.webp'] }),
  buildTreatment({ _id: 'facial', title: 'Rose Facial', images: ['facial.webp'] }),
];

const meta = {
  title: 'Spa/SpaServiceGrid',
  component: SpaServiceGrid,
  args: {
    treatments,
    onRetry: fn(),
    renderCard: (treatment) => (
      <SpaServiceCard
        treatment={treatment}
        state={cardAt('none')}
        today={today}
        signedIn
        onAction={fn()}
        onToast={fn()}
      />
    ),
  },
} satisfies Meta<typeof SpaServiceGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { treatments: [], loading: true },
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading spa services...');
    await step('nothing around it is busy: some screen readers are silent in there', async () => {
      await expect(status.closest('[aria-busy="true"]')).toBeNull();
    });
  },
};

export const Empty: Story = {
  args: { treatments: [], emptyAction: <Button variant="secondary">Show all services</Button> },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('No services found');
    await expect(status).toHaveTextContent('Try adjusting your filters or search terms');
  },
};

/** A failed request is never an empty list (ruling 28). */
export const Error: Story = {
  args: {
    treatments: [],
    error: 'Network error. Please check your connection and try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error Loading Spa Services');
    await expect(canvas.queryByText('No services found')).not.toBeInTheDocument();
  },
};

export const TriedAgain: Story = {
  args: Error.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
