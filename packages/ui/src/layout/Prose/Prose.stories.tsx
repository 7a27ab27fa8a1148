import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.js';

const meta = {
  title: 'Layout/Prose',
  tags: ['stable'],
  component: Prose,
  args: {
    children: (
      <>
        <p>The house was built for merchants who waited here for the wind.</p>
        <h2>Arriving</h2>
        <ul>
          <li>Rooms are ready from 14:00.</li>
          <li>A boat meets the last ferry.</li>
        </ul>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    children: (
      <>
        <h2>Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherung</h2>
        <p>{'The house was built for merchants who waited here for the wind. '.repeat(12)}</p>
      </>
    ),
  },
};
