import {
  SUBSCRIPTION_CONFIRMED_MESSAGE,
  SUBSCRIPTION_ENDED_MESSAGE,
  SUBSCRIPTION_LINK_INVALID,
} from '@vestibule/domain/newsletter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { FormProblem } from '../../account/form-problem.js';
import { NewsletterLink } from './NewsletterLink.js';

const meta = {
  title: 'Newsletter/NewsletterLink',
  tags: ['stable'],
  component: NewsletterLink,
  args: { purpose: 'confirm', onPress: fn() },
} satisfies Meta<typeof NewsletterLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Confirmed: Story = {
  args: { done: SUBSCRIPTION_CONFIRMED_MESSAGE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Thank you\. You are on the list/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(document.body).toHaveFocus();
  },
};

/** The pressed button goes, so the answer takes its focus. */
export const ConfirmedByPress: Story = {
  parameters: { proves: ['R51'] },
  render: function Answering(args) {
    const [done, setDone] = useState<string>();
    return (
      <NewsletterLink
        {...args}
        done={done}
        onPress={() => setDone(SUBSCRIPTION_CONFIRMED_MESSAGE)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('status')).toHaveFocus();
  },
};

export const Unsubscribe: Story = {
  args: { purpose: 'unsubscribe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
    await expect(canvas.getByText(/delete your address/)).toBeVisible();
  },
};

export const Unsubscribed: Story = {
  args: { purpose: 'unsubscribe', done: SUBSCRIPTION_ENDED_MESSAGE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(SUBSCRIPTION_ENDED_MESSAGE);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirming...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** An old link: no button pretends that pressing it again would help. */
export const Refused: Story = {
  args: { problem: { code: 'request.not-found', message: SUBSCRIPTION_LINK_INVALID } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(SUBSCRIPTION_LINK_INVALID);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(document.body).toHaveFocus();
  },
};

export const RefusedByPress: Story = {
  render: function Answering(args) {
    const [problem, setProblem] = useState<FormProblem>();
    return (
      <NewsletterLink
        {...args}
        problem={problem}
        onPress={() =>
          setProblem({ code: 'request.not-found', message: SUBSCRIPTION_LINK_INVALID })
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
  },
};

/** Nothing came back: it can be tried again. */
export const Error: Story = {
  args: {
    purpose: 'unsubscribe',
    problem: { message: 'Network error. Please check your connection and try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Network error/);
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  },
};

/** The longest that a server says. */
export const LongText: Story = {
  args: {
    problem: {
      message: `Too many attempts from your internet connection. ${SUBSCRIPTION_LINK_INVALID}`,
    },
  },
};
