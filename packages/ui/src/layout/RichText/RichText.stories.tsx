import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Empty: Story = { args: { html: '' } };

export const LongText: Story = {
  args: {
    html: `<h2>Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherung</h2><p>${'The house was built around two palms. '.repeat(20)}</p>`,
  },
};
