import * as content from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/settings/contract';
import { buildNavigation } from '@vestibule/domain/content/builders';
import { defaultGeneralSettings } from '@vestibule/domain/settings';
import { expect, waitFor } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../testing/page-states.js';
import { replies } from '../testing/replies.js';
import { siteDecides } from '../testing/site-decides.js';
import { SiteHeader } from './SiteHeader.js';

const meta = {
  ...pageStories,
  title: 'Pages/SiteHeader',
  args: { page: SiteHeader, path: '/rooms', ownMain: true, replies: [] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies PageStories;

export default meta;

/** Name, navigation, contact and the booking site behind the rating, as the settings say. */
export const Default: PageState = {
  parameters: { proves: ['S2.layout.1', 'S9.rating.1'] },
  args: {
    replies: [
      replies(content.getNavigation, buildNavigation()),
      replies(contract.getGeneralSettings, {
        ...defaultGeneralSettings,
        hotelName: 'Dar Al Nakhl',
        phone: '+968 2499 7788',
        address: 'Palm Street 9, Sur',
        addressLink: 'https://maps.example/dar-al-nakhl',
        socialMedia: [{ platform: 'Mastodon', url: 'https://social.example/dar-al-nakhl' }],
      }),
      siteDecides({ ratingBadge: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dar Al Nakhl, home' })).toBeVisible();
    for (const [name, href] of [
      ['+968 2499 7788', 'tel:+96824997788'],
      ['Palm Street 9, Sur', 'https://maps.example/dar-al-nakhl'],
      ['Mastodon', 'https://social.example/dar-al-nakhl'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(canvas.queryByRole('link', { name: '+968 2455 0100' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^6\.0/ })).toHaveAttribute(
        'href',
        'https://booking.example/dar-al-nakhl',
      ),
    );
  },
};

/** The setting `site.ratingBadge` is off. */
export const WithoutRating: PageState = {
  parameters: { proves: ['S2.layout.3'] },
  args: {
    replies: [siteDecides({ ratingBadge: false })],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^6\.0/ })).toBeNull());
  },
};

/** Nothing answers: the fallbacks of navigation, contact and rating. */
export const ApiDown: PageState = {
  parameters: { proves: ['S2.layout.1'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rooms' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: '+968 2455 0100' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^6\.0/ })).toHaveAttribute(
      'href',
      'https://www.booking.com/',
    );
  },
};
