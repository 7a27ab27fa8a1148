import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Field } from '../../forms/Field/Field.js';
import { TextInput } from '../../forms/TextInput/TextInput.js';
import { Button } from './Button.js';

const meta = {
  title: 'Actions/Button',
  tags: ['stable'],
  component: Button,
  args: { children: 'Search Room', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search Room' });
    await step('a click runs the action', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('so does the keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'View Details' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Clear All Filters' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Cancel Booking' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Wide: Story = { args: { wide: true } };
export const Disabled: Story = { args: { disabled: true } };

export const QuietDisabled: Story = {
  args: { disabled: true, variant: 'quiet' },
  play: async ({ canvas }) => {
    const clear = 'rgba(0, 0, 0, 0)';
    const button = canvas.getByRole('button');
    await expect(button).toHaveStyle({ borderTopColor: clear, backgroundColor: clear });
  },
};

export const Loading: Story = {
  args: { busy: true, children: 'Signing In...' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing In...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Other work is under way: no spinner, and the focus stays. */
export const Waiting: Story = {
  parameters: { proves: ['R51'] },
  args: { waiting: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search Room' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveAttribute('aria-busy');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const onSubmit = fn((event: FormEvent) => event.preventDefault());

/** A second press does nothing, nor does Enter in a field of its form. */
export const PressedWhileLoading: Story = {
  parameters: { proves: ['R51'] },
  args: { busy: true, type: 'submit', children: 'Signing In...' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Field label="Email">
        <TextInput name="email" />
      </Field>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    onSubmit.mockClear();
    const button = canvas.getByRole('button', { name: 'Signing In...' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await userEvent.type(canvas.getByLabelText('Email'), 'layla@example.com{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

function Working({ moving = false }) {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1000);
  };
  return (
    <>
      <Button busy={busy} onClick={work}>
        Save
      </Button>
      {moving && <Button variant="secondary">Elsewhere</Button>}
    </>
  );
}

/** Whoever pressed by keyboard goes on from here. */
export const FocusAfterWork: Story = {
  name: 'Focus After Loading',
  parameters: { proves: ['R51'] },
  render: () => <Working />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Who has gone on meanwhile is not fetched back. */
export const FocusElsewhere: Story = {
  render: () => <Working moving />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    const other = canvas.getByRole('button', { name: 'Elsewhere' });
    other.focus();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(other).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { children: 'Ask the reception to call you back about the Presidential Panorama Suite' },
};
