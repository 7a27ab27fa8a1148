import type { Meta, StoryObj } from '@storybook/react-vite';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { expect, fn } from 'storybook/test';
import { Icon } from '../../media/Icon.js';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Actions/IconButton',
  tags: ['stable'],
  component: IconButton,
  args: { label: 'Close', icon: <Icon of={xIcon} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outlined: Story = { args: { outlined: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
