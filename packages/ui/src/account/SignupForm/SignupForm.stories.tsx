import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SignupForm, type SignupFormProps } from './SignupForm.js';

const meta = {
  title: 'Account/SignupForm',
  tags: ['stable'],
  component: SignupForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof SignupForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function fill(
  canvas: Canvas,
  user: User,
  {
    email = 'layla@example.com',
    phone = '2025550123',
    password = 'Seaside7Palms',
    confirmPassword = 'Seaside7Palms',
  } = {},
) {
  await user.type(canvas.getByLabelText('First name'), ' Layla ');
  await user.type(canvas.getByLabelText('Last name'), 'Haddad');
  await user.type(canvas.getByLabelText('Email'), email);
  await user.click(canvas.getByLabelText('Phone'));
  await canvas.findByRole('combobox', { name: /country/i });
  await user.type(canvas.getByLabelText('Phone'), phone);
  await user.type(canvas.getByLabelText('Password'), password);
  await user.type(canvas.getByLabelText('Confirm password'), confirmPassword);
  await user.click(canvas.getByRole('checkbox', { name: /I agree/ }));
}

const submit = (canvas: Canvas, user: User) =>
  user.click(canvas.getByRole('button', { name: 'Create Account' }));

export const Default: Story = {
  parameters: { proves: ['S2.signup.1', 'S9.account.2'] },
  play: async ({ canvas }) => {
    for (const name of ['First name', 'Last name', 'Email', 'Phone']) {
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
    }
    for (const label of ['Password', 'Confirm password']) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('type', 'password');
    }
    await expect(canvas.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /newsletter/ })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
      'href',
      '/terms',
    );
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  },
};

/** Who signs up on the way through another form. */
export const GuestKnown: Story = {
  args: {
    guest: {
      firstName: 'Salim',
      lastName: 'Al Harthy',
      email: 'salim@example.com',
      phone: '+96892123456',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Salim');
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Al Harthy');
    await expect(canvas.getByLabelText('Email')).toHaveValue('salim@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Seaside7Palms');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Seaside7Palms');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
    await submit(canvas, userEvent);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(args.guest)),
    );
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await fill(canvas, userEvent);
    await expect(canvas.getByLabelText('Phone')).toHaveValue('202 555 0123');
    await step('the phone begins in the US, and IL is no choice [S2.signup.2, R20]', async () => {
      const country = within(canvas.getByRole('combobox', { name: 'Country' }));
      await expect(country.getByRole('option', { name: /\+1$/, selected: true })).toHaveValue('US');
      await expect(country.getByRole('option', { name: /\+968/ })).toHaveValue('OM');
      await expect(country.queryByRole('option', { name: /\+972/ })).toBeNull();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OtherCountriesExcluded: Story = {
  args: { excludedCountries: ['FR'] },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    const country = within(canvas.getByRole('combobox', { name: 'Country' }));
    await expect(country.getByRole('option', { name: /\+972/ })).toHaveValue('IL');
    await expect(country.queryByRole('option', { name: /\+33/ })).toBeNull();
  },
};

/** What looks mistyped is asked about; whoever goes on sends what was typed. */
export const Improbable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent, { email: 'layla@gmail.con', phone: '201555' });
    await canvas.findByRole('button', { name: 'Did you mean layla@gmail.com?' });
    await canvas.findByText(
      'Is this number complete? Numbers in the United States have 10 digits.',
    );
    await submit(canvas, userEvent);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'layla@gmail.con', phone: '+1201555' }),
      ),
    );
  },
};

/** Two to seventeen digits behind the calling code (spec 9). */
export const PhoneTooShort: Story = {
  parameters: { proves: ['S9.account.1'] },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent, { phone: '2' });
    await submit(canvas, userEvent);
    await canvas.findByText('Phone number is invalid');
    await expect(canvas.getByLabelText('Phone')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    await submit(canvas, userEvent);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        firstName: 'Layla',
        lastName: 'Haddad',
        email: 'layla@example.com',
        phone: '+12025550123',
        password: 'Seaside7Palms',
        confirmPassword: 'Seaside7Palms',
        agreeToTerms: true,
        subscribe: true,
      }),
    );
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await submit(canvas, userEvent);
    await step('every required field says so, the first has the focus [S5.signup.1]', async () => {
      for (const message of [
        'First name is required',
        'Last name is required',
        'Email is required',
        'Phone number is required',
        'Password is required',
        'Please confirm your password',
        'You must agree to the terms and conditions',
      ]) {
        await expect(canvas.getByText(message)).toBeVisible();
      }
      await expect(canvas.getByLabelText('First name')).toHaveFocus();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const EditedAfterRefusal: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await submit(canvas, userEvent);
    await step('an error goes when its field is edited [S5.signup.5]', async () => {
      await userEvent.type(canvas.getByLabelText('First name'), 'L');
      await expect(canvas.queryByText('First name is required')).not.toBeInTheDocument();
      await expect(await canvas.findByText('Last name is required')).toBeVisible();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const InvalidShapes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'layla');
    await userEvent.type(canvas.getByLabelText('Password'), 'alllowercase1');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'another');
    await submit(canvas, userEvent);
    await expect(await canvas.findByText('Email is invalid')).toBeVisible();
    await expect(
      canvas.getByText(
        'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Passwords do not match')).toBeVisible();
  },
};

export const LinkForAName: Story = {
  parameters: { proves: ['R50'] },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    const last = canvas.getByLabelText('Last name');
    await userEvent.clear(last);
    await userEvent.type(last, 'evil.com');
    await submit(canvas, userEvent);
    await waitFor(() =>
      expect(last).toHaveAccessibleDescription('Please enter a name without links.'),
    );
    await expect(last).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ShortPassword: Story = {
  parameters: { proves: ['S5.signup.2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Short1');
    await submit(canvas, userEvent);
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible();
  },
};

/** The list is fetched once all else is right. */
export const CommonPassword: Story = {
  parameters: { proves: ['R47'] },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent, { password: 'Password1', confirmPassword: 'Password1' });
    await submit(canvas, userEvent);
    await canvas.findByText('Please choose a less common password.');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Busy: the button cannot be pressed again. */
export const Disabled: Story = {
  parameters: { proves: ['S2.signup.3'] },
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating Account...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Any text of the server that mentions email belongs to that field (spec 5, Sign-up). */
export const EmailTaken: Story = {
  parameters: { proves: ['S5.signup.4'] },
  args: { problem: { message: 'A user with this EMAIL exists' } },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('This email is already registered'),
    );
    await waitFor(() => expect(email).toHaveFocus());
  },
};

export const EditedAfterEmailTaken: Story = {
  args: EmailTaken.args,
  play: async ({ canvas, userEvent, step }) => {
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAccessibleDescription('This email is already registered');
    await step('editing any field clears it [S5.signup.5]', async () => {
      await userEvent.type(canvas.getByLabelText('First name'), 'L');
      await expect(email).not.toHaveAccessibleDescription('This email is already registered');
    });
  },
};

export const Refused: Story = {
  parameters: { proves: ['S5.signup.4'] },
  args: { problem: { message: 'Internal server error. Please try again later.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Internal server error.');
  },
};

/** The form is longer than a phone's screen, and its button is at the end. */
export const RefusedOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: GuestKnown.args,
  render: function RefusedOnAPhone(args) {
    const [problem, setProblem] = useState<SignupFormProps['problem']>();
    return (
      <SignupForm
        {...args}
        {...(problem && { problem })}
        onSubmit={() => setProblem({ message: 'Internal server error. Please try again later.' })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Seaside7Palms');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Seaside7Palms');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
    canvas.getByRole('button', { name: 'Create Account' }).scrollIntoView({ block: 'end' });
    await submit(canvas, userEvent);
    const refusal = await canvas.findByRole('alert');
    await expect(refusal.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(refusal).toHaveTextContent('Internal server error.');
  },
};

export const EditedAfterServerError: Story = {
  args: Refused.args,
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Internal server error.');
    await step('editing a field clears what the server said [S5.signup.5]', async () => {
      await userEvent.type(canvas.getByLabelText('Last name'), 'H');
      await expect(canvas.queryByText(/Internal server error/)).not.toBeInTheDocument();
    });
  },
};

/** Enter in a field sends, and the focus is on the first one that is missing. */
export const SentTooEarly: Story = {
  name: 'Submitted Incomplete',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText('First name').focus();
    await userEvent.keyboard('Layla{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Last name')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
