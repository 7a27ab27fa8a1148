import * as contract from '@vestibule/api/content/contract';
import { buildAboutPage } from '@vestibule/domain/content/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import { fails, replies, waits } from '../../testing/replies.js';
import About from './about.js';

const meta = {
  title: 'Pages/About',
  component: PageStory,
  args: {
    page: About,
    path: '/about',
    replies: [replies(contract.getAboutPage, buildAboutPage())],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Salma Al Balushi' })).toBeVisible();
    await expect(canvas.getByText('Ingrid Solberg')).toBeVisible();
  },
};

/** The fallback texts stand at once: nothing is blank while the record is on its way. */
export const Loading: Story = {
  args: { replies: [waits(contract.getAboutPage)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'About the hotel' }),
    ).toBeVisible();
  },
};

export const Error: Story = {
  args: { replies: [fails(contract.getAboutPage)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch about content')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'About the hotel' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    replies: [replies(contract.getAboutPage, buildAboutPage({ team: [], gallery: [] }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A house by the sea' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'The people' })).toBeNull();
  },
};
