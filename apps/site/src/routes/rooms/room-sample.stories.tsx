import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import RoomSample from './room-sample.js';
import RoomSample2 from './room-sample2.js';

const meta = {
  ...pageStories,
  title: 'Pages/Samples and tests/RoomSample',
  args: { page: RoomSample, path: '/room-single', replies: [] },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Premium Panorama Room' }),
    ).toBeVisible();
  },
};

export const Pressed: PageState = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the button does nothing; the line beside it says how to book', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Book This Room' }));
      await expect(canvas.getByText(/To book, call/)).toBeVisible();
    });
  },
};

export const Presidential: PageState = {
  args: { page: RoomSample2, path: '/room-single2' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Presidential Suite' }),
    ).toBeVisible();
  },
};
