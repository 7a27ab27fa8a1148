import { expect, waitFor } from 'storybook/test';
import { pageStories, type PageState, type PageStories } from '../../testing/page-states.js';
import ComingSoon from './coming-soon.js';

const meta = {
  ...pageStories,
  title: 'Pages/ComingSoon',
  args: { page: ComingSoon, path: '/coming-soon', ownMain: true, replies: [] },
} satisfies PageStories;

export default meta;

/** Nothing answers, and nothing needs to: name, mail and profiles fall back. */
export const Default: PageState = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('29'));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We are nearly there',
    );
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  },
};
