import * as contract from '@vestibule/api/content/contract';
import { buildAboutPage } from '@vestibule/domain/content/builders';
import { expect } from 'storybook/test';
import {
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { replies } from '../../testing/replies.js';
import About from './about.js';

const meta = {
  ...pageStories,
  title: 'Pages/About',
  args: {
    page: About,
    path: '/about',
    replies: [replies(contract.getAboutPage, buildAboutPage())],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  parameters: { proves: ['S2.about.1'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Salma Al Balushi' })).toBeVisible();
    await expect(canvas.getByText('Ingrid Solberg')).toBeVisible();
  },
};

/** The fallback texts are there at once: nothing is blank while the record is on its way. */
export const Loading = stillLoading(contract.getAboutPage, 'About the hotel');

export const Error = failing(contract.getAboutPage, {
  says: ['Failed to fetch about content', 'About the hotel'],
});

export const Empty: PageState = {
  args: {
    replies: [replies(contract.getAboutPage, buildAboutPage({ team: [], gallery: [] }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our hotel' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'The people' })).toBeNull();
  },
};
