import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoomDescription } from './RoomDescription.js';

const meta = {
  title: 'Rooms/RoomDescription',
  tags: ['stable'],
  component: RoomDescription,
  args: {
    html: '<p>On the second floor, with the bed facing the water.</p><p>The bathroom has <strong>a window of its own</strong>.</p>',
  },
} satisfies Meta<typeof RoomDescription>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('a window of its own')).toBeVisible();
  },
};

export const WithLists: Story = {
  parameters: { proves: ['S2.room.4'] },
  args: {
    html: '<h3>On the terrace</h3><ul><li>Two deck chairs</li><li>A table for four</li></ul><p>Ask for <a href="/contact">more chairs</a>.</p>',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'On the terrace' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Hostile: Story = {
  args: {
    html: '<p onclick="alert(1)">Quiet.</p><script>window.stolen = true</script><img src="x" onerror="window.stolen = true"><a href="javascript:alert(1)">Read on</a><iframe src="https://evil.example"></iframe>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Quiet.')).not.toHaveAttribute('onclick');
    await expect(canvas.getByText('Read on')).not.toHaveAttribute('href');
    await expect(canvasElement.querySelector('script, img, iframe')).toBeNull();
    await expect(window).not.toHaveProperty('stolen');
  },
};

export const Small: Story = { args: { size: 'small' } };
export const Empty: Story = { args: { html: '' } };

export const LongText: Story = {
  args: {
    html: `<p>${'On the second floor, with the bed facing the water. '.repeat(24)}</p>`,
  },
};
