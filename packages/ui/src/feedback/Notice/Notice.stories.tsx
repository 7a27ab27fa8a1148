import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.js';
import { Notice } from './Notice.js';

const meta = {
  title: 'Feedback/Notice',
  tags: ['stable'],
  component: Notice,
  args: { title: 'Sample data', children: 'These rows show what your bookings will look like.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = {
  args: {
    tone: 'success',
    title: undefined,
    announced: true,
    children: 'Account created successfully! Please sign in with your credentials.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Account created successfully!');
  },
};
export const Warning: Story = { args: { tone: 'warning', title: 'Some nights are taken' } };
export const Danger: Story = {
  args: { tone: 'danger', title: undefined, announced: true, children: 'Wrong email or password.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong email or password.');
  },
};

/** Each tone has a shape of its own: it is never told by colour alone. */
export const EveryTone: Story = {
  render: () => (
    <Stack gap="md">
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={`The tone is ${tone}`} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('[data-tone] > svg')];
    await expect(new Set(shapes.map((shape) => shape.innerHTML)).size).toBe(4);
  },
};

export const LongText: Story = {
  args: {
    title: 'The nights from 12 to 14 March are taken by now',
    children:
      'Your choice is kept. Move the stay by a day, or look at the Garden Twin, which is free on all three nights and is in the same wing of the house, on the ground floor.',
  },
};
