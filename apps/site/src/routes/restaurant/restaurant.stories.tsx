import * as content from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/restaurant/contract';
import { buildRestaurantPage } from '@vestibule/domain/content/builders';
import { buildMenu } from '@vestibule/domain/restaurant/builders';
import { expect } from 'storybook/test';
import {
  empty,
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { replies } from '../../testing/replies.js';
import { withHeaderAndFooter } from '../../testing/with-header-and-footer.js';
import Restaurant from './restaurant.js';

const page = replies(content.getRestaurantPage, buildRestaurantPage());
const menu = replies(contract.listMenuItems, buildMenu());

const meta = {
  ...pageStories,
  title: 'Pages/Restaurant',
  args: { page: Restaurant, path: '/restaurant', replies: [page, menu] },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  parameters: { proves: ['S2.restaurant.1'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Al Mina' })).toBeVisible();
    await expect(canvas.getByText('Head chef Yusuf Al Harthy cooks Omani cuisine.')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Lunch', selected: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View PDF Menu' })).toBeVisible();
    await expect(canvas.getByText(/^To reserve a table/)).toHaveTextContent(
      'To reserve a table, call us on +968 2455 0100 or write to',
    );
  },
};

export const WithHeaderAndFooter = withHeaderAndFooter(meta.args.replies, 'Mezze of the day');

/** Without a head chef nothing is said of the cuisine. */
export const WithoutChef: PageState = {
  parameters: { proves: ['S2.restaurant.1'] },
  args: {
    replies: [
      replies(content.getRestaurantPage, buildRestaurantPage({ headChef: undefined })),
      menu,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Al Mina' })).toBeVisible();
    await expect(canvas.queryByText(/Head chef|Omani cuisine/)).not.toBeInTheDocument();
  },
};

export const Loading = {
  ...stillLoading(contract.listMenuItems, 'Loading menu items...', [page]),
  parameters: { proves: ['S8.restaurant.1'] },
};

export const Empty = empty(
  replies(contract.listMenuItems, []),
  'No items available in this category',
  [page],
);

export const Error = {
  ...failing(contract.listMenuItems, {
    says: ['Failed to load menu items'],
    never: 'No items available in this category',
    others: [page],
  }),
  parameters: { proves: ['S8.restaurant.1'] },
};

/** Nothing answers: the fallback texts, three default venues, one default dish, no PDF. */
export const ApiDown: PageState = {
  parameters: { proves: ['S2.restaurant.9', 'R19'] },
  args: { replies: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load menu items')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Restaurant' }),
    ).toBeVisible();
    await expect(await canvas.findAllByText('06:00 am - 22:30 pm daily')).toHaveLength(3);
    await expect(await canvas.findByText('From our kitchen')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'PDF Menu Not Available' }),
    ).toBeDisabled();
  },
};
