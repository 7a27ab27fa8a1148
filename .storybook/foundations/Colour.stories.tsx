import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastTables } from './ContrastTables.js';
import { Palette } from './Palette.js';
import { specimenGlobals, specimenParameters } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Colour',
  globals: specimenGlobals,
  parameters: specimenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = { render: () => <Palette /> };

export const Contrast: Story = {
  render: () => <ContrastTables />,
  play: async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
    const short = pairs.filter((pair) => pair.dataset['enough'] !== 'true');
    await expect(pairs.length).toBeGreaterThan(80);
    await expect(short.map((pair) => pair.dataset['pair'])).toEqual([]);
  },
};
