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
    await expect(canvas.getByText(areaMap.sea)).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Load interactive map' })).toBeEnabled();
  },
};

/** Once asked for, the provider's page stands in the frame, and the keyboard goes on in it. */
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
