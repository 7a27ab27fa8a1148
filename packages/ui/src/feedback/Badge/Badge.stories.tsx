import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark } from '../../theme/colours.js';
import { contrast } from '../../theme/contrast.js';
import { Badge } from './Badge.js';
import { OnPicture } from './OnPicture.story-data.js';

const meta = {
  title: 'Feedback/Badge',
  tags: ['stable'],
  component: Badge,
  args: { children: 'Standard' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPicture: Decorator = (Story) => (
  <OnPicture>
    <Story />
  </OnPicture>
);

export const Default: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Available' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Some nights available' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Sold out' } };
export const Information: Story = { args: { tone: 'info', children: 'Refundable' } };
export const Brass: Story = { args: { tone: 'brass', children: 'Popular' } };
export const Solid: Story = {
  args: { tone: 'success', solid: true, children: 'Available' },
  decorators: [onPicture],
};

export const SolidBrassAndWarning: Story = {
  decorators: [onPicture],
  render: () => (
    <>
      <Badge solid tone="brass">
        10% off
      </Badge>{' '}
      <Badge solid tone="warning">
        Some nights available
      </Badge>
    </>
  ),
  play: async ({ canvas }) => {
    const ground = (text: string) => getComputedStyle(canvas.getByText(text)).backgroundColor;
    await expect(ground('10% off')).not.toBe(ground('Some nights available'));
  },
};

/** What a browser paints for a colour, as `#rrggbb`. */
function painted(colour: string): string {
  const brush = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Its shape can be seen on the page and on a card, and its words can be read. */
export const InTheDark: Story = {
  globals: { theme: 'dark' },
  args: { children: 'Expired' },
  play: async ({ canvas }) => {
    const ground = painted(getComputedStyle(canvas.getByText('Expired')).backgroundColor);
    await expect(contrast(ground, dark.paper)).toBeGreaterThan(1.2);
    await expect(contrast(ground, dark.surface)).toBeGreaterThan(1.2);
    await expect(contrast(ground, dark.ink)).toBeGreaterThanOrEqual(7);
  },
};

export const LongText: Story = {
  args: { tone: 'warning', children: 'Some nights of your stay are no longer available' },
};
