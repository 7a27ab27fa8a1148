import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as breadcrumbsStories from './Breadcrumbs/Breadcrumbs.stories.js';
import * as footerStories from './Footer/Footer.stories.js';
import * as headerStories from './Header/Header.stories.js';
import * as mobileMenuStories from './Header/MobileMenu.stories.js';
import * as languageSwitchStories from './LanguageSwitch/LanguageSwitch.stories.js';
import * as modeSwitchStories from './ModeSwitch/ModeSwitch.stories.js';
import * as skipLinkStories from './SkipLink/SkipLink.stories.js';
import * as socialLinksStories from './SocialLinks/SocialLinks.stories.js';

const meta = {
  title: 'Matrix/Navigation',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const skipLink = composeStories(skipLinkStories);
const header = composeStories(headerStories);
const footer = composeStories(footerStories);
const breadcrumbs = composeStories(breadcrumbsStories);
const languageSwitch = composeStories(languageSwitchStories);
const modeSwitch = composeStories(modeSwitchStories);
const socialLinks = composeStories(socialLinksStories);
const mobileMenu = composeStories(mobileMenuStories);

const opened: NonNullable<Story['play']> = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Frame: Story = {
  args: {
    wide: true,
    of: {
      SkipLink: [skipLink.Default],
      Header: [header.SignedIn],
      Footer: [footer.WithModeSwitch],
    },
  },
};

export const Parts: Story = {
  args: {
    of: {
      Breadcrumbs: [breadcrumbs.LongText],
      LanguageSwitch: [languageSwitch.SeveralLanguages],
      ModeSwitch: [modeSwitch.Default],
      SocialLinks: [socialLinks.Default],
    },
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { wide: true, of: { MobileMenu: [mobileMenu.SignedIn] } },
  play: opened,
};
