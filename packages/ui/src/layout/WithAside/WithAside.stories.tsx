import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithAside } from './WithAside.js';

const meta = {
  title: 'Layout/WithAside',
  tags: ['stable'],
  component: WithAside,
  args: {
    aside: <p>The form to book it.</p>,
    children: (
      <>
        <p>Everything about the room.</p>
        <p>Its pictures, what it has, what is included.</p>
      </>
    ),
  },
} satisfies Meta<typeof WithAside>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (value: string) => ({ viewport: { value, isRotated: false } });

export const Default: Story = {
  globals: at('desktop'),
  play: async ({ canvas }) => {
    const content = canvas.getByText('Everything about the room.').getBoundingClientRect();
    const aside = canvas.getByText('The form to book it.').getBoundingClientRect();
    await expect(aside.left).toBeGreaterThan(content.right);
  },
};

export const AsideFirst: Story = {
  args: { asideFirst: true },
  globals: at('phone'),
  play: async ({ canvas }) => {
    const content = canvas.getByText('Everything about the room.').getBoundingClientRect();
    const aside = canvas.getByText('The form to book it.').getBoundingClientRect();
    await expect(aside.bottom).toBeLessThan(content.top);
  },
};

/** On a wide screen it is beside the content all the same. */
export const AsideFirstBeside: Story = {
  args: { asideFirst: true },
  globals: at('desktop'),
  play: Default.play,
};

export const Phone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    const content = canvas.getByText('Everything about the room.').getBoundingClientRect();
    const aside = canvas.getByText('The form to book it.').getBoundingClientRect();
    await expect(aside.top).toBeGreaterThan(content.bottom);
  },
};
