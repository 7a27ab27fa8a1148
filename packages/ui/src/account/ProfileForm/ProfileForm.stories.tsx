import { buildUser } from '@vestibule/domain/account/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfileForm } from './ProfileForm.js';

const meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  args: { user: buildUser(), onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function move(canvas: Canvas, user: User) {
  const city = canvas.getByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Muttrah');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
  },
};

export const Cancelled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await move(canvas, userEvent);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await move(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ fullName: 'Layla Haddad', city: 'Muttrah' }),
    );
  },
};

export const Invalid: Story = {
  args: { user: buildUser({ phone: '12', dateOfBirth: '1988-02-31' }) },
  play: async ({ canvas, userEvent, args, step }) => {
    const name = canvas.getByLabelText('Full name');
    const email = canvas.getByLabelText('Email');
    const save = canvas.getByRole('button', { name: 'Save Changes' });
    await userEvent.clear(name);
    await userEvent.clear(email);
    await userEvent.click(save);
    await expect(name).toHaveAccessibleDescription('Full name is required');
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(canvas.getByText('Phone number is invalid')).toBeVisible();
    await expect(canvas.getByText('Date of birth is invalid')).toBeVisible();
    await step('an error goes when its field is edited', async () => {
      await userEvent.type(email, 'layla');
      await expect(email).not.toHaveAccessibleDescription('Email is required');
      await userEvent.click(save);
      await expect(email).toHaveAccessibleDescription('Email is invalid');
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LinkForAName: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByLabelText('Full name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Visit evil.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(name).toHaveAccessibleDescription('Please enter a name without links.');
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const EmailTaken: Story = {
  args: {
    problem: { code: 'account.email-taken', message: 'This email is already registered' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'This email is already registered',
    );
  },
};

export const Refused: Story = {
  args: {
    problem: {
      code: 'account.administrator-fixed',
      message: 'This account is set up on the server and cannot be changed here.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot be changed here');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
