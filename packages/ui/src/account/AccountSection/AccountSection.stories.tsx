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
