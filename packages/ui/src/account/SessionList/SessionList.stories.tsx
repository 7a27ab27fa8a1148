import { accountNotices } from '@vestibule/domain/account';
import { buildSession } from '@vestibule/domain/account/builders';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import { problemMessages } from '@vestibule/domain/problem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SessionList, type SessionListProps } from './SessionList.js';

const current = buildSession({ id: 'this', current: true });
const phone = buildSession({ id: 'phone', browser: 'Safari', system: 'iPhone' });
const unknown = buildSession({ id: 'unknown', browser: undefined, system: undefined });

const meta = {
  title: 'Account/SessionList',
  tags: ['stable'],
  component: SessionList,
  args: { sessions: [current, phone, unknown], timeZone: HOTEL_TIME_ZONE, onEnd: fn() },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each browser, and since when by the hotel’s clock', async () => {
      const [first, second, third] = canvas.getAllByRole('listitem');
      await expect(first).toHaveTextContent('Firefox on WindowsThis browser');
      await expect(second).toHaveTextContent(
        'Safari on iPhoneSigned in on 18 November 2026, last used on 20 November 2026 at 11:40.',
      );
      await expect(third).toHaveTextContent('Unknown browser');
    });
    await step('each but this one can be signed out', async () => {
      const names = canvas.getAllByRole('button').map((button) => button.ariaLabel);
      await expect(names).toEqual(['Sign Out of Safari on iPhone', 'Sign Out of Unknown browser']);
    });
  },
};

/** Nothing to sign out of: the button for this browser is Sign Out in the profile's head. */
export const OneBrowser: Story = {
  args: { sessions: [current] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('This browser');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign Out of Safari on iPhone' });
    await expect(button).toHaveAccessibleDescription(/last used on 20 November 2026/);
    await userEvent.click(button);
    await expect(args.onEnd).toHaveBeenCalledWith(phone);
  },
};

/** One is being ended: its button keeps the focus, and the others wait. */
export const Busy: Story = {
  args: { busyId: 'phone' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign Out of Safari on iPhone' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    button.click();
    await expect(button).toHaveFocus();
    await expect(args.onEnd).not.toHaveBeenCalled();
    const other = canvas.getByRole('button', { name: 'Sign Out of Unknown browser' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    other.focus();
    other.click();
    await expect(other).toHaveFocus();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

function Ending(props: SessionListProps) {
  const [sessions, setSessions] = useState(props.sessions);
  return (
    <SessionList
      {...props}
      sessions={sessions}
      ended={sessions === props.sessions ? undefined : accountNotices.sessionEnded}
      onEnd={(gone) => setSessions(sessions?.filter((session) => session !== gone))}
    />
  );
}

/** Its button is gone: the list has the focus, and the answer is announced. */
export const Ended: Story = {
  render: (args) => <Ending {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('You are signed out there.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** It could not be ended, and can be tried again. */
export const Refused: Story = {
  args: { problem: { message: problemMessages['server.failed'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(problemMessages['server.failed']);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { sessions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading where you are signed in...')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Error: Story = {
  args: {
    sessions: undefined,
    loadProblem: { message: problemMessages['server.failed'] },
    onRetry: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Where you are signed in could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};

export const Retried: Story = {
  args: Error.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    sessions: [
      { ...current, browser: 'Samsung Internet', system: 'Android' },
      { ...phone, browser: 'AVeryLongNameOfABrowserThatNobodyHasHeardOf', system: 'ChromeOS' },
    ],
  },
};
