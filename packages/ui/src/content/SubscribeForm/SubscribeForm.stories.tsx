import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubscribeForm } from './SubscribeForm.js';

const meta = {
  title: 'Content/SubscribeForm',
  tags: ['stable'],
  component: SubscribeForm,
  args: { contactEmail: 'stay@qasralbahr.example' },
} satisfies Meta<typeof SubscribeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'stay@qasralbahr.example' })).toBeVisible();
  },
};

/** Nothing is sent and nothing is lost: Subscribe leads to a mail that names the address. */
export const Filled: Story = {
  parameters: { proves: ['S2.soon.2', 'R15'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amal@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(canvas.getByText(/^This form is not open yet/)).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'stay@qasralbahr.example' })).toHaveAttribute(
      'href',
      'mailto:stay@qasralbahr.example?subject=Please%20put%20me%20on%20your%20list&body=amal%40example.com',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('amal@example.com');
  },
};

export const WithHandler: Story = {
  args: { onSubscribe: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Sent: Story = {
  args: { onSubscribe: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amal@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith('amal@example.com');
  },
};

export const SentByKeyboard: Story = {
  args: { onSubscribe: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('amal@example.com{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledWith('amal@example.com');
  },
};
