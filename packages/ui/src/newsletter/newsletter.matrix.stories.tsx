import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as newsletterFormStories from './NewsletterForm/NewsletterForm.stories.js';
import * as newsletterLinkStories from './NewsletterLink/NewsletterLink.stories.js';

const meta = {
  title: 'Matrix/Newsletter',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const newsletterForm = composeStories(newsletterFormStories);
const newsletterLink = composeStories(newsletterLinkStories);

export const Forms: Story = {
  name: 'Newsletter Forms',
  args: {
    of: {
      NewsletterForm: [newsletterForm.Default],
      NewsletterLink: [
        newsletterLink.Default,
        newsletterLink.Busy,
        newsletterLink.Refused,
        newsletterLink.Confirmed,
        newsletterLink.Unsubscribe,
      ],
    },
  },
};
