import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguagePart } from '../../theme/LanguagePart/LanguagePart.js';
import { RichText } from './RichText.js';

const meta = {
  title: 'Layout/RichText',
  tags: ['stable'],
  component: RichText,
  args: {
    html: '<p>The house was built around two palms.</p><h2>The wall</h2><p>It is now <strong>one side of the restaurant</strong>.</p><blockquote>Come for the sea.</blockquote><ul><li>Open all year</li><li>Quiet after eleven</li></ul>',
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The wall' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Hostile: Story = {
  parameters: { proves: ['R8'] },
  args: { html: '<p onclick="alert(1)">Quiet.</p><script>window.stolen = true</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Quiet.')).not.toHaveAttribute('onclick');
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};

/** How a text is emphasised, which nothing but its letters decides. */
const emphasisOf = (element: HTMLElement) => {
  const { fontStyle, fontWeight } = getComputedStyle(element);
  return { fontStyle, fontWeight };
};
const slanted = { fontStyle: 'italic', fontWeight: '400' };
const heavy = { fontStyle: 'normal', fontWeight: '600' };

const arabicHtml =
  '<p>بُني البيت حول نخلتين. وهو الآن <em>جزء من المطعم</em>، و<i>حديقته</i> مفتوحة <strong>طوال العام</strong>.</p>';
const englishHtml = '<p>It is now <em>one side</em> of the <i>restaurant</i>.</p>';

export const InArabic: Story = {
  globals: { locale: 'ar' },
  args: { html: arabicHtml },
  render: (args) => (
    <>
      <RichText {...args} />
      <LanguagePart lang="en">
        <RichText html={englishHtml} />
      </LanguagePart>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('emphasis in Arabic is by weight', async () => {
      await expect(emphasisOf(await canvas.findByText('جزء من المطعم'))).toEqual(heavy);
      await expect(emphasisOf(canvas.getByText('حديقته'))).toEqual(heavy);
    });
    await step('a part in English keeps its slant', async () => {
      await expect(emphasisOf(await canvas.findByText('one side'))).toEqual(slanted);
      await expect(emphasisOf(canvas.getByText('restaurant'))).toEqual(slanted);
    });
  },
};

/** An Arabic part of an English page. */
export const ArabicPart: Story = {
  args: { html: englishHtml },
  render: (args) => (
    <>
      <RichText {...args} />
      <LanguagePart lang="ar">
        <RichText html={arabicHtml} />
      </LanguagePart>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(emphasisOf(await canvas.findByText('one side'))).toEqual(slanted);
    await expect(emphasisOf(await canvas.findByText('جزء من المطعم'))).toEqual(heavy);
  },
};

export const Empty: Story = { args: { html: '' } };

export const LongText: Story = {
  args: {
    html: `<h2>Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherung</h2><p>${'The house was built around two palms. '.repeat(20)}</p>`,
  },
};
