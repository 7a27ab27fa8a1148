import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import RoomSample from './room-sample.js';
import RoomSample2 from './room-sample2.js';

const meta = {
  title: 'Pages/RoomSample',
  component: PageStory,
  args: { page: RoomSample, path: '/room-single', replies: [] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Premium Panorama Room' }),
    ).toBeVisible();
    await step('the button does nothing; the line beside it says how to book', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Book This Room' }));
      await expect(canvas.getByText(/To book, call/)).toBeVisible();
    });
  },
};

export const Presidential: Story = {
  args: { page: RoomSample2, path: '/room-single2' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Presidential Suite' }),
    ).toBeVisible();
  },
};
