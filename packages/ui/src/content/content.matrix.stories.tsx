import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as countdownStories from './Countdown/Countdown.stories.js';
import * as galleryStories from './Gallery/Gallery.stories.js';
import * as popularRoomsStories from './PopularRooms/PopularRooms.stories.js';
import * as sampleRoomStories from './SampleRoom/SampleRoom.stories.js';
import * as serviceCardsStories from './ServiceCards/ServiceCards.stories.js';
import * as statisticsStories from './Statistics/Statistics.stories.js';
import * as subscribeFormStories from './SubscribeForm/SubscribeForm.stories.js';
import * as teamGridStories from './TeamGrid/TeamGrid.stories.js';
import * as testimonialsStories from './Testimonials/Testimonials.stories.js';
import * as textWithPictureStories from './TextWithPicture/TextWithPicture.stories.js';
import * as welcomeStories from './Welcome/Welcome.stories.js';

const meta = {
  title: 'Matrix/Content',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const welcome = composeStories(welcomeStories);
const textWithPicture = composeStories(textWithPictureStories);
const serviceCards = composeStories(serviceCardsStories);
const popularRooms = composeStories(popularRoomsStories);
const statistics = composeStories(statisticsStories);
const testimonials = composeStories(testimonialsStories);
const teamGrid = composeStories(teamGridStories);
const gallery = composeStories(galleryStories);
const sampleRoom = composeStories(sampleRoomStories);
const countdown = composeStories(countdownStories);
const subscribeForm = composeStories(subscribeFormStories);

export const Sections: Story = {
  args: {
    wide: true,
    of: {
      Welcome: [welcome.Default],
      TextWithPicture: [textWithPicture.Default],
      ServiceCards: [serviceCards.Default],
      PopularRooms: [popularRooms.Default],
      Statistics: [statistics.Default],
      Testimonials: [testimonials.Default],
      TeamGrid: [teamGrid.Default],
      Gallery: [gallery.Default],
      SampleRoom: [sampleRoom.Default],
      Countdown: [countdown.Default],
      SubscribeForm: [subscribeForm.Default],
    },
  },
};
