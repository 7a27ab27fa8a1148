import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import ComingSoon from './coming-soon.js';

const meta = {
  title: 'Pages/ComingSoon',
  component: PageStory,
  args: { page: ComingSoon, path: '/coming-soon', ownMain: true, replies: [] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing answers, and nothing needs to: name, mail and profiles fall back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('29'));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We are nearly there',
    );
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  },
};
