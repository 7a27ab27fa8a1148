import { buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RoomGallery } from './RoomGallery.js';

const { images } = buildRoom();

const meta = {
  title: 'Rooms/RoomGallery',
  tags: ['stable'],
  component: RoomGallery,
  args: { room: buildRoom() },
} satisfies Meta<typeof RoomGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Slide 1 of 3')).toBeInTheDocument();
  },
};

export const LoopedBackwards: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('three pictures loop (spec 2, Room detail) [S2.room.2, R36]', async () => {
      await expect(canvas.getByText('Slide 1 of 3')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
      await canvas.findByText('Slide 3 of 3');
    });
  },
};

export const TwoPictures: Story = {
  parameters: { proves: ['S2.room.2'] },
  args: { room: buildRoom({ images: images.slice(0, 2) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Next slide' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const TwoPicturesAtTheStart: Story = {
  args: TwoPictures.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expect(canvas.getByText('Slide 1 of 2')).toBeInTheDocument();
  },
};

export const OnePicture: Story = {
  parameters: { proves: ['S2.room.2'] },
  args: { room: buildRoom({ images: images.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sea View King' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Described: Story = {
  args: {
    descriptions: { 'sea-view-king-1.webp': 'King bed beside a wall of glass, the sea outside' },
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('img', {
      name: 'King bed beside a wall of glass, the sea outside',
    });
    await expect(first).toBeVisible();
    await expect(canvas.getByAltText('Sea View King, picture 2 of 3')).toBeInTheDocument();
  },
};

export const Enlargeable: Story = {
  args: {
    descriptions: { 'sea-view-king-1.webp': 'King bed beside a wall of glass, the sea outside' },
    onEnlarge: fn(),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a picture opens by a press, and says what it shows', async () => {
      await userEvent.click(
        canvas.getByRole('button', {
          name: 'Enlarge: King bed beside a wall of glass, the sea outside',
        }),
      );
      await expect(args.onEnlarge).toHaveBeenCalledWith(0);
    });
  },
};

export const EnlargeableWithoutPicture: Story = {
  args: { room: buildRoom({ images: [] }), onEnlarge: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const DescribedAndBroken: Story = {
  args: {
    room: buildRoom({ images: ['not-there.webp'] }),
    descriptions: { 'not-there.webp': 'King bed beside a wall of glass' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Sea View King' })).toHaveAttribute(
      'data-fallback',
    );
  },
};

export const NoPicture: Story = {
  parameters: { proves: ['S2.room.2'] },
  args: { room: buildRoom({ images: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sea View King' })).toHaveAttribute(
      'data-fallback',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
