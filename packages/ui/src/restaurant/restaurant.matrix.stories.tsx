import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as featuredDishesStories from './FeaturedDishes/FeaturedDishes.stories.js';
import * as hoursBandStories from './HoursBand/HoursBand.stories.js';
import * as menuPdfLinkStories from './MenuPdfLink/MenuPdfLink.stories.js';
import * as menuTabsStories from './MenuTabs/MenuTabs.stories.js';

const meta = {
  title: 'Matrix/Restaurant',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const featuredDishes = composeStories(featuredDishesStories);
const hoursBand = composeStories(hoursBandStories);
const menuPdfLink = composeStories(menuPdfLinkStories);
const menuTabs = composeStories(menuTabsStories);

export const Page: Story = {
  args: {
    wide: true,
    of: {
      FeaturedDishes: [featuredDishes.Default],
      HoursBand: [hoursBand.Default],
      MenuPdfLink: [menuPdfLink.Default, menuPdfLink.NotAvailable],
      MenuTabs: [menuTabs.Default],
    },
  },
};
