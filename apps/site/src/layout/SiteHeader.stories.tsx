import * as content from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/settings/contract';
import { buildNavigation } from '@vestibule/domain/content/builders';
import { defaultGeneralSettings } from '@vestibule/domain/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageStory } from '../testing/PageStory.js';
import { replies } from '../testing/replies.js';
import { SiteHeader } from './SiteHeader.js';

const meta = {
  title: 'Pages/Header',
  component: PageStory,
  args: { page: SiteHeader, path: '/rooms', ownMain: true, replies: [] },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, navigation and the booking site behind the rating, as the settings say. */
export const Default: Story = {
  args: {
    replies: [
      replies(content.getNavigation, buildNavigation()),
      replies(contract.getGeneralSettings, {
        ...defaultGeneralSettings,
        hotelName: 'Dar Al Nakhl',
      }),
      replies(contract.getAppConfig, {
        currency: 'USD',
        locale: 'en-US',
        ratingLink: 'https://booking.example/dar-al-nakhl',
        paymentMethods: ['usdt', 'visa'],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dar Al Nakhl, home' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^6\.0/ })).toHaveAttribute(
        'href',
        'https://booking.example/dar-al-nakhl',
      ),
    );
  },
};

/** Nothing answers: the fallbacks of navigation, contact and rating. */
export const ApiDown: Story = {
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
