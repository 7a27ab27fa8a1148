import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ModeSwitch, type ModeSwitchProps } from './ModeSwitch.js';

function Demo({ mode: initial, onModeChange, ...props }: ModeSwitchProps) {
  const [mode, setMode] = useState(initial);
  return (
    <ModeSwitch
      {...props}
      mode={mode}
      onModeChange={(next) => {
        setMode(next);
        onModeChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/ModeSwitch',
  tags: ['stable'],
  component: ModeSwitch,
  args: { mode: 'system', onModeChange: fn() },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof ModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Appearance' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).not.toBeChecked();
  },
};

/** As a guest finds it who chose before. */
export const Chosen: Story = { args: { mode: 'dark' } };

/** One press chooses. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

/** One stop; arrows choose. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onModeChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus();
  },
};
