import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SocialLinks } from './SocialLinks.js';

const meta = {
  title: 'Navigation/SocialLinks',
  tags: ['stable'],
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

/** The record may name another icon than the platform's own (spec 3). */
export const OwnSign: Story = {
  args: {
    profiles: [
      { platform: 'Instagram', url: 'https://social.example/a' },
      { platform: 'Our pictures', icon: 'instagram', url: 'https://social.example/b' },
      { platform: 'Our letters', url: 'https://social.example/c' },
    ],
  },
  play: async ({ canvas }) => {
    const [known, named, unnamed] = canvas
      .getAllByRole('link')
      .map((link) => link.querySelector('path')?.getAttribute('d'));
    await expect(named).toBe(known);
    await expect(unnamed).not.toBe(known);
  },
};
