import { expect, spyOn, waitFor } from 'storybook/test';
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
    await canvas.findByRole('timer');
    spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('29Days23Hours'));
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'We are nearly there',
    );
    await expect(await canvas.findByRole('button', { name: 'Subscribe' })).toBeEnabled();
  },
};
