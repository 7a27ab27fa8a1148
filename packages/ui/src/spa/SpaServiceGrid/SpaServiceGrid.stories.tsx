import { buildTreatments } from '@vestibule/domain/spa/builders';
import type { SpaCardState } from '@vestibule/domain/spa';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { cardAt, complete, someTaken, today } from '../spa.story-data.js';
import { SpaServiceCard } from '../SpaServiceCard/SpaServiceCard.js';
import { WithSpaCard } from '../WithSpaCard.story-data.js';
import { SpaServiceGrid } from './SpaServiceGrid.js';

const six = buildTreatments().slice(0, 6);

const meta = {
  title: 'Spa/SpaServiceGrid',
  tags: ['stable'],
  component: SpaServiceGrid,
  args: {
    treatments: six.slice(0, 3),
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

/** Some of the six cards are open. */
function withOpen(step: SpaCardState['step'], ...open: number[]): Story {
  const opened = new Set(open.map((index) => six[index]?._id));
  return {
    args: {
      treatments: six,
      renderCard: (treatment) => (
        <WithSpaCard
          treatment={treatment}
          state={opened.has(treatment._id) ? cardAt(step, complete) : cardAt('none')}
          today={today}
          signedIn
          onAction={fn()}
          onToast={fn()}
          slots={someTaken}
        >
          {(options) => <SpaServiceCard {...options} />}
        </WithSpaCard>
      ),
    },
  };
}

/** How many of the items are in each row, from the top. */
function countByRow(items: readonly HTMLElement[]): number[] {
  const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
  const rows = [...new Set(tops)].toSorted((one, other) => one - other);
  return rows.map((row) => tops.filter((top) => top === row).length);
}

function columnsOf(list: HTMLElement): number {
  return getComputedStyle(list).gridTemplateColumns.split(' ').length;
}

export const OneOpen: Story = {
  ...withOpen('datetime', 1),
  play: async ({ canvas, step }) => {
    const [list] = canvas.getAllByRole('list');
    const cards = canvas.getAllByRole('article');
    await step('the open card has its row to itself', async () => {
      const [row, card] = [list, cards[1]].map((item) => item?.getBoundingClientRect());
      await expect(card?.width).toBeCloseTo(row?.width ?? 0, 0);
      await expect(card?.top).toBeCloseTo(row?.top ?? 0, 0);
    });
    await step('every other row is full, but for the last', async () => {
      const others = cards.filter((card) => card !== cards[1]);
      const columns = list ? columnsOf(list) : 0;
      await expect(
        countByRow(others)
          .slice(0, -1)
          .every((count) => count === columns),
      ).toBe(true);
    });
  },
};

export const TwoOpen: Story = {
  ...withOpen('duration', 1, 2),
  play: async ({ canvas, step }) => {
    const cards = canvas.getAllByRole('article');
    await step('each has a row of its own', async () => {
      const [first, second] = [cards[1], cards[2]].map((card) => card?.getBoundingClientRect());
      await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
      await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    });
    await step('their steps are told apart by the treatment', async () => {
      await expect(
        canvas.getByRole('region', { name: `Booking of ${six[1]?.title}` }),
      ).toBeVisible();
      await expect(
        canvas.getByRole('region', { name: `Booking of ${six[2]?.title}` }),
      ).toBeVisible();
    });
  },
};

export const Loading: Story = {
  parameters: { proves: ['S8.spa.1'] },
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
  parameters: { proves: ['S8.spa.1'] },
  args: { treatments: [], emptyAction: <Button variant="secondary">Show all services</Button> },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('No services found');
    await expect(status).toHaveTextContent('Try adjusting your filters or search terms');
  },
};

/** A failed request is never an empty list. */
export const Error: Story = {
  args: {
    treatments: [],
    problem: 'Network error. Please check your connection and try again.',
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
