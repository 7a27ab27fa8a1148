import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as areaMapStories from './AreaMap/AreaMap.stories.js';
import * as contactCardsStories from './ContactCards/ContactCards.stories.js';
import * as contactFormStories from './ContactForm/ContactForm.stories.js';
import * as contactPageStories from './ContactPage/ContactPage.stories.js';
import * as messageFormStories from './MessageForm/MessageForm.stories.js';

const meta = {
  title: 'Matrix/Contact',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const contactCards = composeStories(contactCardsStories);
const areaMap = composeStories(areaMapStories);
const contactForm = composeStories(contactFormStories);
const messageForm = composeStories(messageFormStories);
const contactPage = composeStories(contactPageStories);

export const Parts: Story = {
  args: {
    of: {
      ContactCards: [contactCards.Default],
      AreaMap: [areaMap.Default],
      ContactForm: [contactForm.Default],
      MessageForm: [messageForm.Sent],
    },
  },
};

/** What is required, each at its field. */
export const Invalid: Story = {
  args: { wide: true, of: { MessageForm: [messageForm.Default] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  },
};

export const Page: Story = { args: { wide: true, of: { ContactPage: [contactPage.Default] } } };
