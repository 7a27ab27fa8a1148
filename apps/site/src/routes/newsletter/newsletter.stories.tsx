import * as contract from '@vestibule/api/newsletter/contract';
import {
  SUBSCRIPTION_CONFIRMED_MESSAGE,
  SUBSCRIPTION_ENDED_MESSAGE,
  SUBSCRIPTION_LINK_INVALID,
} from '@vestibule/domain/newsletter';
import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import { agrees, refuses, waits } from '../../testing/replies.js';
import Newsletter from './newsletter.js';

const meta = {
  ...pageStories,
  title: 'Pages/Newsletter',
  args: { page: Newsletter, path: '/newsletter?confirm=of-a-mail', replies: [] },
} satisfies PageStories;

export default meta;

/** Opened, the link has done nothing yet. */
export const Default: PageState = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm' })).toBeEnabled();
    await expect(canvas.getByText(/once you confirm your address/)).toBeVisible();
  },
};

export const Loading: PageState = {
  args: { replies: [waits(contract.confirmSubscription)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('button', { name: 'Confirming...' })).toBeVisible();
  },
};

/** Nothing answers: the button stays. */
export const ApiDown: PageState = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Network error/);
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

export const Confirmed: PageState = {
  args: { replies: [agrees(contract.confirmSubscription, SUBSCRIPTION_CONFIRMED_MESSAGE)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText(SUBSCRIPTION_CONFIRMED_MESSAGE)).toBeVisible();
  },
};

export const Unsubscribed: PageState = {
  args: {
    path: '/newsletter?unsubscribe=of-a-mail',
    replies: [agrees(contract.unsubscribe, SUBSCRIPTION_ENDED_MESSAGE)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText(SUBSCRIPTION_ENDED_MESSAGE)).toBeVisible();
  },
};

/** The link is old. */
export const Refused: PageState = {
  args: { replies: [refuses(contract.confirmSubscription, 404, 'request.not-found')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without a link there is nothing to press. */
export const WithoutALink: PageState = {
  args: { path: '/newsletter' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(SUBSCRIPTION_LINK_INVALID)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
