import * as content from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/rooms/contract';
import { buildHomePage } from '@vestibule/domain/content/builders';
import { buildRooms } from '@vestibule/domain/rooms/builders';
import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import { fails, replies, waits } from '../../testing/replies.js';
import { withHeaderAndFooter } from '../../testing/with-header-and-footer.js';
import Home from './home.js';

const words = 'The house was built around two old date palms.';
const record = {
  title: 'A house between the palms',
  subtitle: 'Forty rooms between palms and water',
  backgroundImage: 'gallery-2.webp',
};
const { title, subtitle } = record;
const page = replies(
  content.getHomePage,
  buildHomePage({
    hero: record,
    about: { content: `<p>${words}</p>` },
    welcome: { message: 'Good to have you here' },
  }),
);
const rooms = replies(contract.listRooms, buildRooms(), { total: 6 });

const meta = {
  ...pageStories,
  title: 'Pages/Home',
  args: { page: Home, path: '/', replies: [page, rooms] },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('the hero has title, subtitle and picture of the record [S2.home.1]', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(canvas.getByText(subtitle)).toBeVisible();
      const [hero] = canvasElement.querySelectorAll('img');
      await expect(hero?.outerHTML).toContain('gallery-2');
    });
    await step('greeting, popular rooms, three services', async () => {
      await expect(await canvas.findByText(words)).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'Sea View King' })).toBeVisible();
      for (const name of ['Spa', 'Events', 'Meeting Halls']) {
        await expect(await canvas.findByRole('link', { name })).toBeVisible();
      }
    });
    await step('the range field shows MM/DD/YYYY and is read-only', async () => {
      const range = await canvas.findByPlaceholderText('MM/DD/YYYY - MM/DD/YYYY');
      await expect(range).toHaveAttribute('readonly');
    });
  },
};

export const WithHeaderAndFooter = withHeaderAndFooter(meta.args.replies, words);

/** Title, search and services are there at once; rooms and greeting come when they come. */
export const Loading: PageState = {
  args: { replies: [waits(content.getHomePage), waits(contract.listRooms)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Search Room' })).toBeEnabled();
    await expect(canvas.queryByRole('heading', { name: 'Popular rooms' })).toBeNull();
  },
};

/** A hotel without rooms to feature, and a record without words. */
export const Empty: PageState = {
  args: {
    replies: [
      replies(content.getHomePage, buildHomePage()),
      replies(contract.listRooms, [], { total: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Beyond the room' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Popular rooms' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'About the hotel' })).toBeNull();
  },
};

export const Error: PageState = {
  args: { replies: [fails(content.getHomePage), fails(contract.listRooms)] },
  play: async ({ canvas }) => {
    const block = await canvas.findByText(/Failed to fetch rooms/);
    await expect(block).toHaveTextContent('Failed to fetch home content · Failed to fetch rooms');
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome');
  },
};
