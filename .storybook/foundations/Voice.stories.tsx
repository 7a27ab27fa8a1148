import { problemMessages } from '@vestibule/domain/problem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Messages } from './Messages.js';
import { specimenGlobals } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Voice and content',
  globals: specimenGlobals,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryMessage: Story = {
  render: () => <Messages />,
  play: async ({ canvas }) => {
    for (const text of new Set(Object.values(problemMessages))) {
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
    }
  },
};
