import * as content from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/settings/contract';
import { buildFooter, buildNavigation } from '@vestibule/domain/content/builders';
import { defaultGeneralSettings } from '@vestibule/domain/settings';
import { expect } from 'storybook/test';
import contact from '../routes/contact/contact.stories.js';
import home from '../routes/home/home.stories.js';
import restaurant from '../routes/restaurant/restaurant.stories.js';
import room from '../routes/rooms/room-single.stories.js';
import rooms from '../routes/rooms/rooms.stories.js';
import { pageStories, type PageState, type PageStories } from '../testing/page-states.js';
import { replies } from '../testing/replies.js';
import { siteDecides } from '../testing/site-decides.js';

/** What header and footer ask for. */
const frame = [
  replies(content.getNavigation, buildNavigation()),
  replies(content.getFooter, buildFooter()),
  replies(contract.getGeneralSettings, defaultGeneralSettings),
  siteDecides({ ratingBadge: true, newsletter: true, contactForm: true }),
];

const meta = {
  ...pageStories,
  title: 'Pages/Whole pages',
  args: { ...home.args, inLayout: true, guest: null },
} satisfies PageStories;

export default meta;

/** The page of another file, with its own replies behind those of header and footer; `text` comes with them. */
function whole({ args }: { args: typeof home.args & { route?: string } }, text: string): PageState {
  return {
    args: { ...args, replies: [...frame, ...args.replies] },
    play: async ({ canvas }) => {
      await expect((await canvas.findAllByText(text))[0]).toBeInTheDocument();
      await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /, home$/ })).toBeVisible();
      await expect(canvas.getByRole('contentinfo')).toBeVisible();
      await expect(canvas.getAllByRole('main')).toHaveLength(1);
    },
  };
}

export const Home = whole(home, 'The house was built around two old date palms.');
export const Rooms = whole(rooms, 'Garden Twin');
export const Room = whole(room, 'Garden Twin');
export const Restaurant = whole(restaurant, 'Mezze of the day');
export const Contact = whole(contact, 'Contact');
