import * as contactContract from '@vestibule/api/contact/contract';
import * as content from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/settings/contract';
import { CONTACT_SENT_MESSAGE } from '@vestibule/domain/contact';
import { buildFooter } from '@vestibule/domain/content/builders';
import { defaultGeneralSettings } from '@vestibule/domain/settings';
import { expect, waitFor } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import { agrees, replies } from '../../testing/replies.js';
import { siteDecides } from '../../testing/site-decides.js';
import { withHeaderAndFooter } from '../../testing/with-header-and-footer.js';
import Contact from './contact.js';

const settings = { ...defaultGeneralSettings, phone: '+968 2455 0777' };
const footer = buildFooter({
  contactInfo: { phone: '+968 2455 0888', email: 'footer@hotel.example', address: 'Footer Road' },
});
const details = [
  replies(contract.getGeneralSettings, settings),
  replies(content.getFooter, footer),
];

const meta = {
  ...pageStories,
  title: 'Pages/Contact',
  args: {
    page: Contact,
    path: '/contact',
    replies: [...details, siteDecides({ contactForm: true })],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: '+968 2455 0777' });
    await expect(first).toHaveAttribute('href', 'tel:+96824550777');
    // The form that sends nothing is there until the setting is known.
    await waitFor(() => expect(canvas.queryByText(/not open yet/)).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  },
};

export const WithHeaderAndFooter = withHeaderAndFooter(meta.args.replies, 'Contact');

/** A hotel that takes no messages here (`site.contactForm`): the form leads to its mail. */
export const FormNotOpen: PageState = {
  args: { replies: details },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This form is not open yet/)).toBeVisible();
  },
};

export const MessageSent: PageState = {
  parameters: { proves: ['S2.contact.2'] },
  args: {
    replies: [
      siteDecides({ contactForm: true }),
      agrees(contactContract.sendMessage, CONTACT_SENT_MESSAGE),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    // The form that sends nothing is there until the setting is known.
    await waitFor(() => expect(canvas.queryByText(/not open yet/)).not.toBeInTheDocument());
    await userEvent.type(await canvas.findByLabelText('Name'), 'Amal');
    await userEvent.type(canvas.getByLabelText('Email'), 'amal@example.com');
    await userEvent.type(canvas.getByLabelText('Message'), 'Two nights in May?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(await canvas.findByText(CONTACT_SENT_MESSAGE)).toBeVisible();
  },
};

/** Without settings, the footer's contact details (spec 2, Contact). */
export const FromFooter: PageState = {
  parameters: { proves: ['S2.contact.1'] },
  args: { replies: [replies(content.getFooter, footer)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Footer Road' })).toBeVisible();
  },
};

export const ApiDown: PageState = {
  parameters: { proves: ['S8.settings.1'] },
  args: { replies: [] },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: '+968 2455 0100' });
    await expect(first).toBeVisible();
  },
};
