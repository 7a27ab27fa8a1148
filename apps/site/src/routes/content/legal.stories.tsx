import * as contract from '@vestibule/api/content/contract';
import { buildLegalPage } from '@vestibule/domain/content/builders';
import { expect } from 'storybook/test';
import {
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { refuses, replies } from '../../testing/replies.js';
import Privacy from './privacy.js';
import Terms from './terms.js';

const meta = {
  ...pageStories,
  title: 'Pages/Legal',
  args: {
    page: Terms,
    path: '/terms',
    replies: [replies(contract.getLegalPage, buildLegalPage())],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your booking' })).toBeVisible();
    await expect(canvas.getByText('In force since 1 September 2026.')).toBeVisible();
  },
};

/** The same page for another record. */
export const PrivacyPolicy: PageState = {
  args: {
    page: Privacy,
    path: '/privacy',
    replies: [replies(contract.getLegalPage, buildLegalPage({ title: 'Privacy' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  },
};

/** A house whose texts are still to be written. */
export const Empty: PageState = {
  args: { replies: [refuses(contract.getLegalPage, 404, 'content.not-found')] },
  parameters: { proves: ['G1.5'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is not online yet.')).toBeVisible();
  },
};

export const Loading = stillLoading(contract.getLegalPage, 'Loading...');

export const Error = failing(contract.getLegalPage, {
  says: ['Failed to fetch legal content', 'Please ask the desk for a copy; we send it by mail.'],
});
