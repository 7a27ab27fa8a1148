import { CONTACT_SENT_MESSAGE } from '@vestibule/domain/contact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { message, write, writeByKeyboard } from '../contact.story-data.js';
import { MessageForm } from './MessageForm.js';

const meta = {
  title: 'Contact/MessageForm',
  tags: ['stable'],
  component: MessageForm,
  args: { onSend: fn() },
} satisfies Meta<typeof MessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      'three fields, and none besides for guests, screen readers or autofill',
      async () => {
        await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
        const hidden = canvasElement.querySelector('input[name="website"]');
        await expect(hidden).not.toBeVisible();
        await expect(hidden).toHaveAttribute('autocomplete', 'off');
      },
    );
  },
};

export const Filled: Story = {
  play: ({ canvas, userEvent }) => write(canvas, userEvent),
};

export const Sending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await write(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSend).toHaveBeenCalledWith({ ...message, website: '' });
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(name).toHaveFocus();
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(await canvas.findByText('Message is required')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Error: Story = {
  args: { problem: { message: 'Too many attempts. Please try again in 60 minutes.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again in 60 minutes.');
  },
};

export const Sent: Story = {
  args: { sent: CONTACT_SENT_MESSAGE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(CONTACT_SENT_MESSAGE);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(document.body).toHaveFocus();
  },
};

/** The form goes with the focus in it, so the answer takes the focus. */
export const SentByPress: Story = {
  parameters: { proves: ['R51'] },
  render: function Answering(args) {
    const [sent, setSent] = useState<string>();
    return <MessageForm {...args} sent={sent} onSend={() => setSent(CONTACT_SENT_MESSAGE)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(await canvas.findByRole('status')).toHaveFocus();
  },
};

/** The hidden field is no stop. */
export const SentByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await writeByKeyboard(userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ ...message, website: '' });
  },
};
