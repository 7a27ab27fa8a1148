import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SocialLinks } from './SocialLinks.js';

const meta = {
  title: 'Navigation/SocialLinks',
  component: SocialLinks,
  args: {
    profiles: ['Instagram', 'Facebook', 'X', 'YouTube', 'LinkedIn', 'Tripadvisor', 'Weibo'].map(
      (platform) => ({ platform, url: `https://social.example/${platform.toLowerCase()}` }),
    ),
  },
} satisfies Meta<typeof SocialLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://social.example/instagram',
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
