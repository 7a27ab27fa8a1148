import { areaMap, interactiveMapUrl } from '@vestibule/domain/contact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AreaMap } from './AreaMap.js';

const meta = {
  title: 'Contact/AreaMap',
  tags: ['stable'],
  component: AreaMap,
  args: {
    map: areaMap,
    hotelName: 'Qasr Al Bahr',
    address: 'Shore Road, Qantab, Muscat, Oman',
  },
} satisfies Meta<typeof AreaMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame is somebody else's page: nothing of it is loaded before the guest asks. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', { name: 'Map: Shore Road, Qantab, Muscat, Oman' }),
    ).toBeVisible();
    await expect(canvas.getByText('Gulf of Oman')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Load interactive map' })).toBeEnabled();
  },
};

/** A hotel inland, in another country: the picture shows its places, and no sea. */
export const Inland: Story = {
  args: {
    map: {
      hotel: { latitude: 48.2082, longitude: 16.3738 },
      coast: [],
      roads: [
        [
          { latitude: 48.2185, longitude: 16.36 },
          { latitude: 48.2117, longitude: 16.3745 },
          { latitude: 48.2, longitude: 16.382 },
        ],
      ],
      landmarks: [
        { name: 'Karlskirche', latitude: 48.1983, longitude: 16.3719 },
        { name: 'Prater', latitude: 48.2166, longitude: 16.3958 },
      ],
    },
    hotelName: 'Haus am Dom',
    address: 'Singerstraße 7, Vienna, Austria',
  },
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvas.getByRole('img', { name: 'Map: Singerstraße 7, Vienna, Austria' });
    const frame = drawing.getBoundingClientRect();
    for (const name of ['Haus am Dom', 'Karlskirche', 'Prater']) {
      const words = canvas.getByText(name).getBoundingClientRect();
      await expect(words.left).toBeGreaterThan(frame.left);
      await expect(words.right).toBeLessThan(frame.right);
      await expect(words.top).toBeGreaterThan(frame.top);
      await expect(words.bottom).toBeLessThan(frame.bottom);
    }
    await expect(canvasElement.querySelectorAll('svg[role="img"] > path')).toHaveLength(1);
  },
};

/** Once asked for, the provider's page is in the frame, and the keyboard goes on in it. */
export const Interactive: Story = {
  // Somebody else's page: it may look different tomorrow.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load interactive map' }));
    const frame = canvas.getByTitle('Map of Shore Road, Qantab, Muscat, Oman');
    await expect(frame).toHaveAttribute('src', interactiveMapUrl(areaMap.hotel));
    await expect(frame).toHaveFocus();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[data-state="interactive"]')).toBeVisible();
  },
};
