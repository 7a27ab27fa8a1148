import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Specimens } from '../theme/Specimens.story-data.js';
import { inEveryMode } from '../theme/matrix.story-data.js';
import * as menuStories from './Menu/Menu.stories.js';
import * as sheetStories from './Sheet/Sheet.stories.js';

const meta = {
  title: 'Matrix/Overlays',
  tags: ['!autodocs', '!manifest'],
  component: Specimens,
  parameters: inEveryMode,
} satisfies Meta<typeof Specimens>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = composeStories(sheetStories);
const menu = composeStories(menuStories);

const opened: NonNullable<Story['play']> = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const OpenSheet: Story = {
  args: { wide: true, of: { Sheet: [sheet.Default] } },
  play: opened,
};

export const OpenMenu: Story = {
  args: { wide: true, of: { Menu: [menu.Default] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};
