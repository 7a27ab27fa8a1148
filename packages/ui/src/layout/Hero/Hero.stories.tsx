import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from './Hero.js';

const meta = {
  title: 'Layout/Hero',
  tags: ['stable'],
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Rooms above the harbour',
    subtitle: 'Twelve rooms and suites, each with a door to the sea.',
    picture: { kind: 'content', file: 'hero-rooms.webp' },
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Rooms above the harbour' }),
    ).toBeVisible();
  },
};
export const Tall: Story = {
  args: { height: 'tall', picture: { kind: 'content', file: 'hero-home.webp' } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { level: 1 }).parentElement!;
    const shade = getComputedStyle(words, '::before');
    const [beside = ''] = shade.maskImage.split('linear-gradient(to bottom');
    // Even from nothing to full: no middle of its own between the two colours.
    await expect(beside).toMatch(
      /^linear-gradient\(to right, rgba\(0, 0, 0, 0\)( 0%)?, rgb\(0, 0, 0\)/,
    );
    // As long as the shade reaches past the words, so that these have all of it, and no steeper than that.
    const reach = -Number.parseFloat(shade.insetInlineStart);
    await expect(beside).toContain(`rgb(0, 0, 0) ${reach}px`);
    await expect(reach).toBeGreaterThan(200);
  },
};
/** The words need no more than half of what they take in the medium one. */
export const Compact: Story = {
  args: { height: 'compact' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const hero = title.closest('[data-height]');
    await expect(hero?.getBoundingClientRect().height).toBeLessThan(210);
  },
};
export const WithoutPicture: Story = { args: { picture: undefined } };

export const LongText: Story = {
  args: {
    title: 'Rooms and suites above the old harbour, each with a door to the sea',
    subtitle:
      'Twelve rooms and suites in the former houses of the merchants of Sur and Mirbat, joined by a colonnade, a garden of palms and a wall that keeps the wind away.',
  },
};
