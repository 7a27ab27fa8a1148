import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../feedback/Badge/Badge.js';
import { LanguagePart } from './LanguagePart.js';

const meta = {
  title: 'Layout/LanguagePart',
  tags: ['draft'],
  component: LanguagePart,
  args: {
    lang: 'de',
    children: <p>Die Terrasse ist ab 18:00 Uhr geöffnet.</p>,
  },
} satisfies Meta<typeof LanguagePart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const part = canvas.getByText('Die Terrasse ist ab 18:00 Uhr geöffnet.').parentElement;
    await expect(part).toHaveAttribute('lang', 'de');
    await expect(part).toHaveAttribute('dir', 'ltr');
  },
};

/** Arabic within a page that runs from left to right begins at its own side, in letters of its own. */
export const Arabic: Story = {
  args: {
    lang: 'ar',
    children: (
      <>
        <Badge>المطعم</Badge>
        <p>الشرفة مفتوحة من الساعة 18:00.</p>
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    const text = canvas.getByText('الشرفة مفتوحة من الساعة 18:00.');
    await expect(getComputedStyle(text).direction).toBe('rtl');
    await step('its typeface has the letters', async () => {
      await expect(getComputedStyle(text).fontFamily).toMatch(/^"?Noto Sans Arabic Variable/);
    });
    await step('no space is between letters, which are joined', async () => {
      const { letterSpacing } = getComputedStyle(canvas.getByText('المطعم'));
      await expect(Number.parseFloat(letterSpacing) || 0).toBe(0);
    });
  },
};

export const LongText: Story = {
  args: {
    children: (
      <p>
        Donaudampfschifffahrtsgesellschaftskapitänswitwenzimmer mit Blick auf das Meer, den Hafen
        und die Berge, ab der zweiten Nacht mit Frühstück auf der Terrasse.
      </p>
    ),
  },
};
