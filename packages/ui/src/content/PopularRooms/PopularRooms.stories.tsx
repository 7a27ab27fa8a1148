import { buildDiscount, buildRoom, buildRooms } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.js';
import { PopularRooms } from './PopularRooms.js';

const king = buildRoom();
const villa = buildRoom({
  _id: 'beach-villa',
  name: 'Beach Villa',
  category: 'Villa',
  type: 'Villa',
  images: ['beach-villa-1.webp'],
  bedType: 'Three kings',
  capacity: 6,
  price: 420,
  discount: buildDiscount(),
});

const meta = {
  title: 'Content/PopularRooms',
  tags: ['stable'],
  component: PopularRooms,
  args: { rooms: [king, villa, ...buildRooms().slice(1, 2)] },
  decorators: [
    (Story) => (
      <Stack gap="lg" style={{ padding: '1rem' }}>
        <h2>Popular rooms</h2>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof PopularRooms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const carousel = canvas.getByRole('region', { name: 'Popular rooms' });
    await step('one slide says what the room is and what a night costs [S2.home.3]', async () => {
      await expect(carousel).toHaveTextContent('Sea View King');
      await expect(carousel).toHaveTextContent('$180.00 per night');
    });
    await step(
      'slides stand 30 pixels apart, each as wide as the window on them [S2.home.3]',
      async () => {
        const [first, second] = ['Sea View King', 'Beach Villa'].map((name) =>
          canvas.getByText(name).closest('.swiper-slide')?.getBoundingClientRect(),
        );
        await expect(second!.left - first!.right).toBeCloseTo(30, 0);
        await expect(first!.width).toBeCloseTo(second!.width, 0);
      },
    );
    await step('View Details leads to the room', async () => {
      const link = canvas.getByRole('link', { name: 'View Details of Sea View King' });
      await expect(link).toHaveAttribute('href', '/room-single/sea-view-king');
    });
    await step('a discount that counts is taken off', async () => {
      await expect(carousel).toHaveTextContent('$336.00');
    });
  },
};

/** One slide fills the window on a phone, and the first comes after the last. */
export const Phone: Story = {
  parameters: { proves: ['S2.home.3'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: 'Popular rooms' });
    const shown = carousel.getBoundingClientRect().width;
    for (const name of ['Sea View King', 'Beach Villa', 'Garden Twin']) {
      const slide = canvas.getByText(name).closest('li')?.getBoundingClientRect();
      await expect(slide?.width).toBeCloseTo(shown, 0);
    }
    const next = canvas.getByRole('button', { name: 'Next slide' });
    for (const number of [2, 3, 1]) {
      await userEvent.click(next);
      await canvas.findByText(`Slide ${number} of 3`);
    }
  },
};

export const OneRoom: Story = {
  args: { rooms: [king] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    rooms: [
      { ...villa, name: 'Presidential Panorama Suite with Two Terraces and a Private Majlis' },
      king,
    ],
  },
};
