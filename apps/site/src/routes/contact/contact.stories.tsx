import * as content from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/settings/contract';
import { buildFooter } from '@vestibule/domain/content/builders';
import { defaultGeneralSettings } from '@vestibule/domain/settings';
import { expect } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import { replies } from '../../testing/replies.js';
import Contact from './contact.js';

const settings = { ...defaultGeneralSettings, phone: '+968 2455 0777' };
const footer = buildFooter({
  contactInfo: { phone: '+968 2455 0888', email: 'footer@hotel.example', address: 'Footer Road' },
});

const meta = {
  ...pageStories,
  title: 'Pages/Contact',
  args: {
    page: Contact,
    path: '/contact',
    replies: [replies(contract.getGeneralSettings, settings), replies(content.getFooter, footer)],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: '+968 2455 0777' });
    await expect(first).toHaveAttribute('href', 'tel:+96824550777');
  },
};

/** Without settings, the footer's contact details (spec 2, Contact). */
export const FromFooter: PageState = {
  args: { replies: [replies(content.getFooter, footer)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Footer Road' })).toBeVisible();
  },
};

export const ApiDown: PageState = {
  args: { replies: [] },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: '+968 2455 0100' });
    await expect(first).toBeVisible();
  },
};
