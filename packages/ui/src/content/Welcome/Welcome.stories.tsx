import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Welcome } from './Welcome.js';

const words =
  'The house was built around two old date palms. The wall towards the water was left open.';

const meta = {
  title: 'Content/Welcome',
  tags: ['stable'],
  component: Welcome,
  args: { message: 'Good to have you here', html: `<p>${words}</p>` },
} satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the greeting is a heading, the words follow', async () => {
      await expect(canvas.getByRole('heading', { name: 'Good to have you here' })).toBeVisible();
      await expect(await canvas.findByText(words)).toBeVisible();
    });
    await step('and lead to more of them', async () => {
      const more = canvas.getByRole('link', { name: 'About the hotel' });
      await expect(more).toHaveAttribute('href', '/about');
    });
  },
};

export const LongText: Story = {
  args: {
    message: 'Good to have you here, whether you stay for a night or for the whole of the winter',
    html: `<p>${`${words} `.repeat(8)}</p><p>${`${words} `.repeat(5)}</p>`,
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/two old date palms/)).length).toBe(2);
  },
};
