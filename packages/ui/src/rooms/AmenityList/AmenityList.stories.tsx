import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmenityList } from './AmenityList.js';

const meta = {
  title: 'Rooms/AmenityList',
  tags: ['stable'],
  component: AmenityList,
  args: { amenities: ['wifi', 'AC', 'balcony', 'minibar', 'TV', 'safe', 'rain shower'] },
} satisfies Meta<typeof AmenityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: ['S2.room.5'] },
  play: async ({ canvas, step }) => {
    await step('names are capitalised (spec 9)', async () => {
      const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
      await expect(names).toEqual([
        'Wifi',
        'AC',
        'Balcony',
        'Minibar',
        'TV',
        'Safe',
        'Rain shower',
      ]);
    });
    await step('what has no keyword gets a check', async () => {
      const shower = canvas.getByText('Rain shower').closest('li');
      await expect(shower).toHaveAttribute('data-icon', 'check');
    });
  },
};

export const EveryIcon: Story = {
  args: {
    amenities: [
      'wifi',
      'AC',
      'balcony',
      'minibar',
      'TV',
      'safe',
      'workspace',
      'private swimming pool',
      'spa access',
      'gym',
      'breakfast',
      'parking',
      'restaurant credit',
      'private bar',
      'bathtub',
      'reading chair',
    ],
  },
  play: async ({ canvas }) => {
    const icons = canvas.getAllByRole('listitem').map(({ dataset }) => dataset['icon']);
    await expect(new Set(icons).size).toBe(16);
  },
};

export const Empty: Story = {
  args: { amenities: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    amenities: [
      'Breakfast on the terrace between seven and eleven, at the hour that you choose the evening before',
      'wifi',
    ],
  },
};

/** Icons are found by the hotel's own words, whatever the language of the page. */
export const Translated: Story = {
  args: {
    amenities: ['واي فاي', 'شرفة', 'دش مطري'],
    originals: ['wifi', 'balcony', 'rain shower'],
  },
  play: async ({ canvas }) => {
    const icons = canvas.getAllByRole('listitem').map(({ dataset }) => dataset['icon']);
    await expect(icons).toEqual(['wifi', 'balcony', 'check']);
  },
};
