import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { EmptyState } from './EmptyState.js';

const meta = {
  title: 'Feedback/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  args: { title: 'No services found', text: 'Try adjusting your filters or search terms' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No services found');
  },
};
export const WithAction: Story = {
  args: { action: <Button variant="secondary">Clear All Filters</Button> },
};
export const TitleAlone: Story = { args: { title: 'No events found', text: undefined } };

export const LongText: Story = {
  args: {
    title: 'No treatment of this kind is given by this specialist on the days you have chosen',
    text: 'Try another specialist, or leave the specialist open: whoever is free in the hour you choose knows every treatment on this page.',
  },
};
