import { buildHall, buildHalls } from '@vestibule/domain/halls/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HallGrid } from './HallGrid.js';

const halls = buildHalls().slice(0, 3);

const meta = {
  title: 'Halls/HallGrid',
  tags: ['stable'],
  component: HallGrid,
  args: { halls, onBook: fn(), onRetry: fn() },
} satisfies Meta<typeof HallGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** A card whose tags take more lines stands no higher or lower in its foot than its neighbours. */
export const UnevenTags: Story = {
  args: {
    halls: [
      buildHall({ amenities: ['Projector'] }),
      buildHall({
        _id: 'boardroom',
        name: 'The Boardroom',
        amenities: ['Simultaneous translation', 'Video conferencing', 'Round tables', 'Terrace'],
      }),
    ],
    news: { hallId: 'majlis', content: <p>We have your request.</p> },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const [one, two] = canvas
      .getAllByRole('button', { name: /^Book Now/ })
      .map((button) => button.getBoundingClientRect().top);
    await step('Book Now stands on one line, with news below one card too', async () => {
      await expect(Math.round(one ?? 0)).toBe(Math.round(two ?? -1));
    });
    await step('the list ends with its last card', async () => {
      const news = canvas.getByText('We have your request.').getBoundingClientRect();
      const grid = canvas.getByRole('region', { name: 'Meeting halls' }).getBoundingClientRect();
      await expect(Math.round(grid.bottom)).toBe(Math.round(news.bottom));
    });
  },
};

export const Loading: Story = {
  parameters: { proves: ['S2.halls.8'] },
  args: { halls: [], loading: true },
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading meeting halls...');
    await step('nothing around it is busy: some screen readers are silent in there', async () => {
      await expect(status.closest('[aria-busy="true"]')).toBeNull();
    });
  },
};

export const Empty: Story = {
  parameters: { proves: ['S2.halls.8', 'S8.halls.1'] },
  args: { halls: [] },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('No meeting halls found');
    await expect(status).toHaveTextContent('All meeting halls are currently unavailable');
  },
};

export const Error: Story = {
  parameters: { proves: ['S2.halls.8', 'S8.halls.1'] },
  args: { halls: [], problem: 'Failed to fetch meeting halls' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Error Loading Meeting Halls');
    await expect(alert).toHaveTextContent('Failed to fetch meeting halls');
  },
};

export const TriedAgain: Story = {
  args: Error.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Unreachable: Story = {
  parameters: { proves: ['S8.halls.1'] },
  args: { halls: [], problem: 'Failed to connect to server' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to connect to server');
  },
};
