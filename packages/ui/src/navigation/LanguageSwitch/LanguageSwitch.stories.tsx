import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.js';

const meta = {
  title: 'Navigation/LanguageSwitch',
  tags: ['stable'],
  component: LanguageSwitch,
  args: {
    languages: [{ language: 'ar', name: 'العربية', dir: 'rtl', href: '/ar/rooms?guests=2' }],
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const arabic = canvas.getByRole('link', { name: 'العربية' });
    await expect(arabic).toHaveAttribute('href', '/ar/rooms?guests=2');
    await expect(arabic).toHaveAttribute('hreflang', 'ar');
    await expect(arabic).toHaveAttribute('lang', 'ar');
    await expect(arabic).toHaveAttribute('dir', 'rtl');
  },
};

/** A hotel that speaks more than two. */
export const SeveralLanguages: Story = {
  args: {
    languages: [
      { language: 'ar', name: 'العربية', dir: 'rtl', href: '/ar/rooms' },
      { language: 'de', name: 'Deutsch', dir: 'ltr', href: '/de/rooms' },
      { language: 'fr', name: 'Français', dir: 'ltr', href: '/fr/rooms' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'العربية',
      'Deutsch',
      'Français',
    ]);
  },
};
