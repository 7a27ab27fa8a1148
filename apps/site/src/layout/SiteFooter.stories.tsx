import * as contract from '@vestibule/api/newsletter/contract';
import { SUBSCRIPTION_ASKED_MESSAGE } from '@vestibule/domain/newsletter';
import { expect, waitFor } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../testing/page-states.js';
import { agrees } from '../testing/replies.js';
import { siteDecides } from '../testing/site-decides.js';
import { SiteFooter } from './SiteFooter.js';

const meta = {
  ...pageStories,
  title: 'Pages/SiteFooter',
  args: { page: SiteFooter, path: '/rooms', ownMain: true, replies: [] },
} satisfies PageStories;

export default meta;

/** As specified: the form sends nothing. */
export const Default: PageState = {
  parameters: { proves: ['S2.layout.9'] },
  args: { replies: [siteDecides({})] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This form is not open yet/)).toBeVisible();
  },
};

/** The hotel has a newsletter (`site.newsletter`). */
export const NewsletterAsked: PageState = {
  args: {
    replies: [
      siteDecides({ newsletter: true }),
      agrees(contract.subscribe, SUBSCRIPTION_ASKED_MESSAGE),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByText(/not open yet/)).not.toBeInTheDocument());
    await userEvent.type(await canvas.findByLabelText('Email'), 'amal@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText(SUBSCRIPTION_ASKED_MESSAGE)).toBeVisible();
  },
};

/** Nothing answers: the fallbacks of contact and links, and the form that sends nothing. */
export const ApiDown: PageState = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This form is not open yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+968 2455 0100' })).toBeVisible();
  },
};
