import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountSection } from './AccountSection.js';

const meta = {
  title: 'Account/AccountSection',
  component: AccountSection,
  args: { title: 'Preferences', children: 'What the guest likes.' },
} satisfies Meta<typeof AccountSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preferences' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'What you would like us to know before you arrive, and while you are here',
    children: 'A quiet room, one large bed, no feathers, and tea rather than coffee. '.repeat(8),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'التفضيلات', children: 'ما يحبّه الضيف.' },
};
