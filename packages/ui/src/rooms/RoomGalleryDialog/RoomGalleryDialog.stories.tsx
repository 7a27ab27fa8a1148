import { buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { RoomGallery } from '../RoomGallery/RoomGallery.js';
import { RoomGalleryDialog, type RoomGalleryDialogProps } from './RoomGalleryDialog.js';

const { images } = buildRoom();
const descriptions = {
  'sea-view-king-1.webp': 'King bed beside a wall of glass, the sea outside',
  'sea-view-king-2.webp': 'Free-standing tub before an arched window over the bay',
};

function Demo(props: RoomGalleryDialogProps) {
  const [open, setOpen] = useState(props.open);
  const [index, setIndex] = useState(props.index);
  return (
    <>
      <RoomGallery
        room={props.room}
        descriptions={props.descriptions}
        onEnlarge={(next) => {
          setIndex(next);
          setOpen(true);
        }}
      />
      <RoomGalleryDialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
        index={index}
        onIndexChange={(next) => {
          setIndex(next);
          props.onIndexChange(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Rooms/RoomGalleryDialog',
  tags: ['stable'],
  component: RoomGalleryDialog,
  args: {
    room: buildRoom(),
    descriptions,
    open: true,
    onOpenChange: fn(),
    index: 0,
    onIndexChange: fn(),
  },
  render: (args) => <Demo {...args} />,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof RoomGalleryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The window once it has faded in. */
async function opened(name: string | RegExp = 'Pictures of Sea View King') {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
  return within(dialog);
}

export const Default: Story = {
  play: async ({ step }) => {
    const dialog = await opened();
    await step('one picture is seen, with its words', async () => {
      await expect(dialog.getByRole('img')).toHaveAccessibleName(
        descriptions['sea-view-king-1.webp'],
      );
      await expect(dialog.getByText('1 of 3')).toBeVisible();
    });
    await step('those beside it are fetched ahead', async () => {
      await waitFor(async () => {
        const pictures = dialog.getAllByRole<HTMLImageElement>('img', { hidden: true });
        await expect(pictures).toHaveLength(3);
        for (const picture of pictures) await expect(picture.currentSrc).not.toBe('');
      });
    });
  },
};

export const OpenedFromItsPicture: Story = {
  args: { open: false },
  play: async ({ args, canvas, step, userEvent }) => {
    const picture = canvas.getByRole('button', { name: /^Enlarge: King bed/ });
    await userEvent.click(picture);
    const dialog = await opened();
    await step('the buttons go round [S2.room.2]', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }));
      await expect(dialog.getByText('3 of 3')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
      await expect(dialog.getByText('1 of 3')).toBeVisible();
    });
    await step('so do the arrow keys', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(dialog.getByText('2 of 3')).toBeVisible();
      await expect(await dialog.findByRole('img', { name: /^Free-standing tub/ })).toBeVisible();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(dialog.getByText('3 of 3')).toBeVisible();
    });
    await step('Escape closes it, and the focus returns to the picture', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(picture).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onIndexChange).toHaveBeenCalledTimes(5);
    });
  },
};

export const Swiped: Story = {
  play: async ({ step }) => {
    const dialog = await opened();
    const swipe = async (fromX: number, toX: number, toY = 100) => {
      const picture = dialog.getByRole('img');
      const touch = { isPrimary: true, pointerType: 'touch' };
      await fireEvent.pointerDown(picture, { ...touch, clientX: fromX, clientY: 100 });
      await fireEvent.pointerUp(picture, { ...touch, clientX: toX, clientY: toY });
    };
    await step('to the left shows the next one', async () => {
      await swipe(200, 120);
      await expect(dialog.getByText('2 of 3')).toBeVisible();
    });
    await step('to the right the one before', async () => {
      await swipe(120, 200);
      await expect(dialog.getByText('1 of 3')).toBeVisible();
    });
    await step('a touch, and a finger that scrolls, leave it', async () => {
      await swipe(120, 130);
      await swipe(120, 180, 300);
      await expect(dialog.getByText('1 of 3')).toBeVisible();
    });
  },
};

export const TwoPictures: Story = {
  args: { room: buildRoom({ images: images.slice(0, 2) }) },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const previous = dialog.getByRole('button', { name: 'Previous picture' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
    await expect(dialog.getByText('2 of 2')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const OnePicture: Story = {
  args: { room: buildRoom({ images: images.slice(0, 1) }) },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
    await expect(dialog.queryByText('1 of 1')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    room: buildRoom({
      name: 'The Grand Panorama Suite of the Merchants of Sur and Mirbat with Its Own Roof Terrace',
    }),
    descriptions: {
      'sea-view-king-1.webp':
        'King bed beside a wall of glass, palms and the sea outside, a writing desk in walnut, two armchairs in linen, and the morning light across a carpet that was knotted in the mountains',
    },
  },
  play: async () => {
    const dialog = await opened(/Grand Panorama/);
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ step, userEvent }) => {
    const dialog = await opened();
    await step('the key to the left goes on', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(dialog.getByText('2 of 3')).toBeVisible();
    });
  },
};
