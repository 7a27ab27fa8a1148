import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as carouselStories from './Carousel/Carousel.stories.js';
import * as monogramStories from './Monogram/Monogram.stories.js';
import * as pictureStories from './Picture/Picture.stories.js';

const meta = {
  title: 'Matrix/Media',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const carousel = composeStories(carouselStories);
const monogram = composeStories(monogramStories);
const picture = composeStories(pictureStories);

export const Pictures: Story = {
  args: {
    of: {
      Carousel: [carousel.Default],
      Monogram: [monogram.Default, monogram.OneName, monogram.Small, monogram.Large],
      Picture: [picture.Default, picture.Portrait, picture.LeftOut, picture.Square, picture.Wide],
    },
  },
};
