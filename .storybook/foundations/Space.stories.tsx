import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { Measures, SpaceScale } from './SpaceScale.js';
import { specimenGlobals } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Space',
  globals: specimenGlobals,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

// Storybook's search reads the names of stories, and a designer looks for "spacing" or "tokens".
export const Scale: Story = {
  name: 'Spacing tokens',
  render: () => <SpaceScale />,
  play: async ({ canvas, step, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('where the browser refuses to copy, the name is there to select', async () => {
      write.mockRejectedValueOnce(new Error('refused'));
      await userEvent.click(canvas.getByRole('button', { name: 'Copy tokens.space.md' }));
      const name = 'Select the name and copy it: tokens.space.md';
      await expect(await canvas.findByText(name)).toBeVisible();
    });
    await step('a press on a name copies it, and says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy tokens.space.md' }));
      await expect(write).toHaveBeenLastCalledWith('tokens.space.md');
      await expect(await canvas.findByText('Copied')).toBeVisible();
    });
    await step('the name of CSS is the one that the provider declares', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Copy ${tokens.space.md}` }));
      await expect(write).toHaveBeenLastCalledWith('var(--v-space-md)');
    });
  },
};
export const Widths: Story = { render: () => <Measures /> };
