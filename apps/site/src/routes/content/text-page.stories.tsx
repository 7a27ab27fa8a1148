import * as contract from '@vestibule/api/content/contract';
import { buildTextPage } from '@vestibule/domain/content/builders';
import { expect } from 'storybook/test';
import {
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { refuses, replies } from '../../testing/replies.js';
import TextPage from './text-page.js';

const meta = {
  ...pageStories,
  title: 'Pages/TextPage',
  args: {
    page: TextPage,
    path: '/terms',
    replies: [replies(contract.getTextPage, buildTextPage())],
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
    path: '/privacy',
    replies: [replies(contract.getTextPage, buildTextPage({ title: 'Privacy' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  },
};

/** A page that is in force from no day, with an introduction in place of it. */
export const Introduction: PageState = {
  args: {
    replies: [
      replies(
        contract.getTextPage,
        buildTextPage({ updated: undefined, introduction: 'What we ask of each other.' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What we ask of each other.')).toBeVisible();
    await expect(canvas.queryByText(/In force/)).toBeNull();
  },
};

/** A house whose texts are still to be written. */
export const Empty: PageState = {
  args: { replies: [refuses(contract.getTextPage, 404, 'content.not-found')] },
  parameters: { proves: ['G1.5'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is not online yet.')).toBeVisible();
  },
};

export const Loading = stillLoading(contract.getTextPage, 'Loading...');

export const Error = failing(contract.getTextPage, {
  says: ['Failed to fetch legal content', 'Please ask the desk for a copy; we send it by mail.'],
});
