import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageFrame } from './PageFrame.js';

const meta = {
  title: 'Layout/PageFrame',
  tags: ['stable'],
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    children: [
      <header key="header">The header</header>,
      <main key="main">A page of one line</main>,
      <footer key="footer">The footer</footer>,
    ],
  },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('a short page still ends at the foot of the screen', async () => {
      const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
      await expect(Math.round(bottom)).toBeGreaterThanOrEqual(window.innerHeight);
    });
  },
};
