import { SUBSCRIPTION_ASKED_MESSAGE } from '@vestibule/domain/newsletter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { NewsletterForm } from './NewsletterForm.js';

const meta = {
  title: 'Newsletter/NewsletterForm',
  tags: ['stable'],
  component: NewsletterForm,
  args: { onSubscribe: fn() },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('one field for guests, screen readers and autofill', async () => {
      await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Email');
      await expect(canvasElement.querySelector('input[name="website"]')).not.toBeVisible();
    });
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amal@example.com');
  },
};

export const Sending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amal@example.com{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledWith({ email: 'amal@example.com', website: '' });
  },
};

export const Invalid: Story = {
  args: { problem: { message: 'Validation failed', fields: { email: 'Email is invalid' } } },
  play: async ({ canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await step('said at the field, which has the focus', async () => {
      await expect(input).toHaveAccessibleDescription('Email is invalid');
      await waitFor(() => expect(input).toHaveFocus());
    });
    await step('and gone with the next letter', async () => {
      await userEvent.type(input, 'a');
      await expect(input).toHaveAccessibleDescription('');
    });
  },
};

export const Disabled: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Too many from here, or no network: it is at the one field there is. */
export const Error: Story = {
  args: { problem: { message: 'Too many attempts. Please try again in 60 minutes.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Please try again in 60 minutes/,
    );
  },
};

/** Nothing is promised that the mail has not brought about. */
export const Asked: Story = {
  args: { asked: SUBSCRIPTION_ASKED_MESSAGE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(SUBSCRIPTION_ASKED_MESSAGE);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(document.body).toHaveFocus();
  },
};

/** The form goes with the focus in it, so the answer takes the focus. */
export const AskedByPress: Story = {
  parameters: { proves: ['R51'] },
  render: function Answering(args) {
    const [asked, setAsked] = useState<string>();
    return (
      <NewsletterForm
        {...args}
        asked={asked}
        onSubscribe={() => setAsked(SUBSCRIPTION_ASKED_MESSAGE)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amal@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText(SUBSCRIPTION_ASKED_MESSAGE)).toHaveFocus();
  },
};
