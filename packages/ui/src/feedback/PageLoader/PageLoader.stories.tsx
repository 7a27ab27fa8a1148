import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageLoader } from './PageLoader.js';

const meta = {
  title: 'Feedback/PageLoader',
  component: PageLoader,
  args: { shown: true },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof PageLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading page');
    await waitFor(() => expect(document.documentElement).toHaveStyle({ overflow: 'hidden' }));
  },
};

export const Hidden: Story = {
  args: { shown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
