import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextWithPicture } from './TextWithPicture.js';

const words = 'The palms are still in the courtyard. The wall is now one side of the restaurant.';

const meta = {
  title: 'Content/TextWithPicture',
  tags: ['stable'],
  component: TextWithPicture,
  args: { picture: { kind: 'content', file: 'hero-rooms.webp' }, children: <p>{words}</p> },
} satisfies Meta<typeof TextWithPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Described: Story = {
  args: {
    picture: {
      kind: 'content',
      file: 'hero-rooms.webp',
      alt: 'Balcony with two loungers, the bay and the hills beyond',
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.picture.alt })).toBeVisible();
  },
};

export const LongText: Story = { args: { children: <p>{`${words} `.repeat(24)}</p> } };
