import { accountMessages } from '@vestibule/domain/account';
import { buildUser } from '@vestibule/domain/account/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import type { FormProblem } from '../form-problem.js';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.js';

const meta = {
  title: 'Account/ProfileForm',
  tags: ['stable'],
  component: ProfileForm,
  args: { user: buildUser(), today: SAMPLE_TODAY, onSubmit: fn(), onCancel: fn() },
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

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus());
    await step('a hint beside a field without one moves neither out of line', async () => {
      const phone = canvas.getByRole('textbox', { name: 'Phone' });
      await expect(topOf(canvas.getByRole('textbox', { name: 'Date of birth' }))).toBeCloseTo(
        topOf(phone),
      );
    });
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

/** Typed before the session ended: the form begins with it, and tells of every change. */
export const Draft: Story = {
  args: { draft: { city: 'Muttrah' }, onFormChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('City')).toHaveValue('Muttrah');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Layla Haddad');
    await userEvent.type(canvas.getByLabelText('City'), ' 2');
    await expect(args.onFormChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ fullName: 'Layla Haddad', city: 'Muttrah 2' }),
    );
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
    await expect(await canvas.findByText('Phone number is invalid')).toBeVisible();
    await expect(await canvas.findByText('Date of birth is invalid')).toBeVisible();
    await step('an error goes when its field is edited [S5.profile.1]', async () => {
      await userEvent.type(email, 'layla');
      await expect(email).not.toHaveAccessibleDescription('Email is required');
      await userEvent.click(save);
      await expect(email).toHaveAccessibleDescription('Email is invalid');
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const DateOfBirth: Story = {
  args: { user: buildUser({ dateOfBirth: '1990-04-21' }) },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Date of birth/ });
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose your date of birth' }));
      return within(await screen.findByRole('dialog'));
    };
    await step('it reads as the other dates', async () => {
      await expect(field).toHaveValue('04/21/1990');
      await expect(field).toHaveAttribute('autocomplete', 'bday');
    });
    await step('year and month are chosen from lists', async () => {
      const calendar = await open();
      const year = calendar.getByRole('combobox', { name: 'Year' });
      await expect(within(year).getAllByRole('option')[0]).toHaveTextContent('2026');
      await userEvent.selectOptions(year, '1985');
      await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), 'February');
      await userEvent.click(calendar.getByRole('button', { name: /February 28, 1985/ }));
      await expect(field).toHaveValue('02/28/1985');
    });
    await step('it may be left out', async () => {
      await userEvent.click((await open()).getByRole('button', { name: 'Clear date' }));
      await expect(field).toHaveValue('');
      await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ dateOfBirth: '' }),
      );
    });
  },
};

export const LinkForAName: Story = {
  parameters: { proves: ['R50'] },
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
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    cancel.click();
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

async function changeEmail(canvas: Canvas, user: User) {
  const email = canvas.getByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'layla@example.net');
}

/** Another address has been typed. */
export const PasswordAsked: Story = {
  parameters: { proves: ['R48'] },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('only another address asks for it', async () => {
      await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
      const email = canvas.getByLabelText('Email');
      await userEvent.clear(email);
      await userEvent.type(email, 'LAYLA.HADDAD@example.com');
      await expect(canvas.queryByLabelText('Current password')).not.toBeInTheDocument();
    });
    await changeEmail(canvas, userEvent);
    const password = canvas.getByLabelText('Current password');
    await step('it is the next stop, and required', async () => {
      await userEvent.tab();
      await expect(password).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(password).toHaveAccessibleDescription(
        /Please enter your current password to change your email address./,
      );
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('given, it is sent with the rest', async () => {
      await userEvent.type(password, 'Seaside7Palms{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'layla@example.net', currentPassword: 'Seaside7Palms' }),
      );
    });
    await userEvent.clear(password);
    await userEvent.keyboard('{Enter}');
  },
};

/** Typed for another address, and then the present one was put back. */
export const PasswordNotNeeded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await changeEmail(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('Current password'), 'Seaside7Palms');
    const email = canvas.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'layla.haddad@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'layla.haddad@example.com', currentPassword: '' }),
    );
  },
};

const wrongPassword = {
  code: 'account.current-password-wrong',
  message: accountMessages['account.current-password-wrong'],
};

/** A server that refuses whatever is sent. */
function RefusingForm(props: ProfileFormProps) {
  const [problem, setProblem] = useState<FormProblem>();
  return <ProfileForm {...props} problem={problem} onSubmit={() => setProblem(wrongPassword)} />;
}

/** The server refused the password; what was typed stays. */
export const WrongPassword: Story = {
  render: (args) => <RefusingForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    await changeEmail(canvas, userEvent);
    const password = canvas.getByLabelText('Current password');
    await userEvent.type(password, 'Wrong7Palms{Enter}');
    await expect(password).toHaveAccessibleDescription(/The current password is not right./);
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue('Wrong7Palms');
    await expect(canvas.getByLabelText('Email')).toHaveValue('layla@example.net');
  },
};

/** The address was changed in another window since this one was loaded. */
export const PasswordDemanded: Story = {
  args: {
    problem: {
      code: 'account.password-required',
      message: accountMessages['account.password-required'],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Current password');
    await expect(password).toHaveAccessibleDescription(/Please enter your current password/);
    await userEvent.type(password, 'Seaside7Palms');
    await expect(password).toHaveValue('Seaside7Palms');
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
