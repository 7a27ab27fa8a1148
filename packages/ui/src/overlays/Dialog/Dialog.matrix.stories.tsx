import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { Button } from '../../actions/Button/Button.js';
import { Dialog } from './Dialog.js';
import type { DialogProps } from './Dialog.js';

const meta = {
  title: 'Matrix/Dialog',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Select Payment Method',
    description: 'You pay on the page of the provider.',
    children: <p>Two nights in the Sea View King, 12 to 14 March, two guests.</p>,
    footer: <Button>Continue</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
} satisfies Meta<DialogProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = { args: { size: 'medium' } };
export const Large: Story = { args: { size: 'large' } };
export const Long: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1}</p>) },
};
