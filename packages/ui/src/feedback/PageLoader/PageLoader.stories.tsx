import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { PageHeader } from '../../layout/PageHeader/PageHeader.js';
import { PageLoader } from './PageLoader.js';

const meta = {
  title: 'Feedback/PageLoader',
  tags: ['stable'],
  component: PageLoader,
  args: { shown: true },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <>
      <PageHeader title="Sea View King" intro="A balcony over the bay.">
        <LinkButton href="#book">Book</LinkButton>
      </PageHeader>
      <PageLoader {...args} />
    </>
  ),
} satisfies Meta<typeof PageLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It is announced, and scroll is locked', async () => {
      await expect(await canvas.findByRole('status')).toHaveTextContent('Loading page');
      await waitFor(() => expect(document.documentElement).toHaveStyle({ overflow: 'hidden' }));
    });
    await step('The page beneath is what a press meets', async () => {
      const link = canvas.getByRole('link', { name: 'Book' });
      const { x, y, width, height } = link.getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      await expect(link.contains(met)).toBe(true);
    });
  },
};

export const Hidden: Story = {
  args: { shown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
};
