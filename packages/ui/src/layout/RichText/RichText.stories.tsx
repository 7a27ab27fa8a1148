import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './RichText.js';

const meta = {
  title: 'Layout/RichText',
  component: RichText,
  args: { html: '<p>A corner room with <strong>two balconies</strong>.</p>', sanitised: true },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('two balconies').tagName).toBe('STRONG');
  },
};

export const FetchedInTheBrowser: Story = {
  args: {
    sanitised: false,
    html: '<p>Free until two days before.</p><p onclick="document.title=\'owned\'">Then the first night.</p><script>document.title="owned"</script>',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Free until two days before.', {}, { timeout: 5000 });
    await expect(canvasElement.querySelector('script')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[onclick]')).not.toBeInTheDocument();
    await expect(document.title).not.toBe('owned');
  },
};
