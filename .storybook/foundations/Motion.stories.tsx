import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MotionScale } from './MotionScale.js';
import { specimenGlobals } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Motion',
  globals: specimenGlobals,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  render: () => <MotionScale />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move back' })).toHaveFocus());
  },
};
