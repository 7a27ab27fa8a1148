import { buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../layout/Container/Container.js';
import { RoomBookingBar } from './RoomBookingBar.js';

const meta = {
  title: 'Rooms/RoomBookingBar',
  tags: ['stable'],
  component: RoomBookingBar,
  args: { room: buildRoom(), href: '#book' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [
    (Story) => (
      <Container>
        <div style={{ blockSize: '150vh' }}>The room</div>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof RoomBookingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Book This Suite' });
    await step('it leads to the form, and says what a night costs', async () => {
      await expect(link).toHaveAttribute('href', '#book');
      await expect(canvas.getByText('$180.00')).toBeVisible();
    });
    await step('it is at the foot of the screen before the end of the room', async () => {
      await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

export const Discounted: Story = {
  args: { room: buildRoom({ price: 1280, discount: buildDiscount({ value: 15 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,088.00')).toBeVisible();
  },
};

/** Beside the room there is the form itself. */
export const WideScreen: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
