import { areaMap } from '@vestibule/domain/contact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AreaMap } from './AreaMap.js';

const meta = {
  title: 'Contact/AreaMap',
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
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Load interactive map' })).toBeEnabled();
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
