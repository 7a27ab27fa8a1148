import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideoPlaceholder } from './VideoPlaceholder.js';

const meta = {
  title: 'Rooms/VideoPlaceholder',
  tags: ['stable'],
  component: VideoPlaceholder,
  args: { room: { name: 'Sea View King' }, file: 'sea-view-king-2.webp' },
} satisfies Meta<typeof VideoPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Video presentation');
    await step('nothing on it can be pressed [S2.room.6]', async () => {
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
  },
};

export const WithoutPicture: Story = { args: { file: undefined } };
