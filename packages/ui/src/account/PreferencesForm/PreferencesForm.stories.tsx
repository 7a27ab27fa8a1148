import { accountNotices } from '@vestibule/domain/account';
import { buildPreferences } from '@vestibule/domain/account/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PreferencesForm } from './PreferencesForm.js';

const meta = {
  title: 'Account/PreferencesForm',
  tags: ['stable'],
  component: PreferencesForm,
  args: { preferences: buildPreferences({ bed: 'any', floor: 'any' }), onSubmit: fn() },
} satisfies Meta<typeof PreferencesForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function fill(canvas: Canvas, user: User) {
  await user.selectOptions(canvas.getByLabelText('Bed'), 'One large bed');
  await user.type(canvas.getByLabelText(/Anything we should know/), 'No feathers.');
  await user.click(canvas.getByRole('checkbox', { name: /newsletter/ }));
}

export const Default: Story = {};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Preferences' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      newsletter: false,
      bed: 'king',
      floor: 'any',
      notes: 'No feathers.',
    });
  },
};

export const Invalid: Story = {
  args: { preferences: buildPreferences({ notes: 'x'.repeat(501) }) },
  play: async ({ canvas, userEvent }) => {
    const notes = canvas.getByLabelText(/Anything we should know/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Preferences' }));
    await expect(canvas.getByText('Please use at most 500 characters')).toBeVisible();
    await expect(notes).toHaveFocus();
    await expect(notes).toHaveAccessibleDescription(/Please use at most 500 characters/);
  },
};

export const Disabled: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Saved: Story = {
  args: { saved: accountNotices.preferencesSaved },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your preferences are saved.');
  },
};

export const Refused: Story = {
  args: { problem: { message: 'Network error. Please check your connection and try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error.');
  },
};

/** Enter in the notes begins a new line, and sends nothing. */
export const NotesOfTwoLines: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const notes = canvas.getByLabelText(/Anything we should know/);
    notes.focus();
    await userEvent.keyboard('No feathers.{Enter}A high floor.');
    await expect(notes).toHaveValue('No feathers.\nA high floor.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
