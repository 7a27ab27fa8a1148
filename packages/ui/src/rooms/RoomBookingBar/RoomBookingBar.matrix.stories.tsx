import { buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../layout/Container/Container.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { RoomBookingBar } from './RoomBookingBar.js';

const meta = {
  title: 'Matrix/RoomBookingBar',
  tags: ['!autodocs', '!manifest'],
  parameters: { ...inEveryMode, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta;

export default meta;

const rooms = [
  buildRoom(),
  buildRoom({ _id: 'percentage', discount: buildDiscount({ value: 15 }) }),
  buildRoom({ _id: 'amount', discount: buildDiscount({ type: 'fixed', value: 30 }) }),
  buildRoom({ _id: 'dear', price: 12_480, discount: buildDiscount() }),
];

/** On a screen without room for the form beside the room: a price, two discounts, a high price. */
export const Prices: StoryObj = {
  render: () => (
    <Stack gap="xl">
      {rooms.map((room) => (
        <Container key={room._id}>
          <RoomBookingBar room={room} href="#book" />
        </Container>
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('no bar is wider than the screen, and its button is easy to press', async () => {
      for (const link of canvas.getAllByRole('link', { name: 'Book This Suite' })) {
        const bar = link.parentElement as HTMLElement;
        await expect(bar.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    });
  },
};
