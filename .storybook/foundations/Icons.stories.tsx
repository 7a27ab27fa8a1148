import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { icons } from 'virtual:library-icons';
import { IconGallery } from './IconGallery.js';
import { specimenGlobals } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Icons',
  globals: specimenGlobals,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  render: () => <IconGallery />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(icons.length);
    await expect(canvas.getByText('bed-double')).toBeVisible();
  },
};
