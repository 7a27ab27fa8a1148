import { buildTreatment } from '@vestibule/domain/spa/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cardAt, complete, someTaken, today } from '../spa.story-data.js';
import { WithSpaCard } from '../WithSpaCard.story-data.js';
import { SpaBookingPanel } from './SpaBookingPanel.js';

const meta = {
  title: 'Spa/SpaBookingPanel',
  tags: ['stable'],
  component: SpaBookingPanel,
  args: {
    treatment: buildTreatment(),
    state: cardAt('none'),
    today,
    signedIn: true,
    onAction: fn(),
    onToast: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', margin: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <WithSpaCard {...args} slots={someTaken}>
      {(options) => <SpaBookingPanel {...options} />}
    </WithSpaCard>
  ),
} satisfies Meta<typeof SpaBookingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Book this treatment' })).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now for Hammam Ritual' }));
    await expect(canvas.getByRole('heading', { level: 3, name: 'Choose Duration' })).toHaveFocus();
  },
};

export const ChoosingTime: Story = {
  args: { state: cardAt('datetime', complete) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '10:30' })).toBeChecked();
  },
};

export const ByArrangement: Story = {
  args: { treatment: buildTreatment({ durations: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us about Hammam Ritual' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    treatment: buildTreatment({
      title:
        'The Long Evening Hammam with Frankincense, Rose Water, Black Soap and Mint Tea for Two',
      durations: [30, 45, 60, 75, 90, 120].map((minutes) => ({ minutes, price: 12_345.5 })),
    }),
    state: cardAt('duration', { minutes: 60 }),
  },
};
