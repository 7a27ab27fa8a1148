import * as contract from '@vestibule/api/content/contract';
import { buildLegalPage } from '@vestibule/domain/content/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import { fails, replies, waits } from '../../testing/replies.js';
import Terms from './terms.js';

const meta = {
  title: 'Pages/Legal',
  component: PageStory,
  args: {
    page: Terms,
    path: '/terms',
    replies: [replies(contract.getLegalPage, buildLegalPage())],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your booking' })).toBeVisible();
    await expect(canvas.getByText('In force since 1 September 2026.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { replies: [waits(contract.getLegalPage)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

export const Error: Story = {
  args: { replies: [fails(contract.getLegalPage)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch legal content')).toBeVisible();
  },
};
