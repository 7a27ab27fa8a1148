import { accountMessages, passkeyMessages } from '@vestibule/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from './LoginForm.js';

const meta = {
  title: 'Account/LoginForm',
  tags: ['stable'],
  component: LoginForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

export const WithPasskey: Story = { args: { onPasskey: fn() } };

export const PasskeyPressed: Story = {
  ...WithPasskey,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a Passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    // It needs neither field.
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The browser asks the guest meanwhile. */
export const PasskeyBusy: Story = {
  args: { onPasskey: fn(), passkeyBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Use a Passkey' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.click();
    await expect(args.onPasskey).not.toHaveBeenCalled();
  },
};

/** The right password is not enough for this account; the button that is is below. */
export const PasskeyOnly: Story = {
  args: {
    onPasskey: fn(),
    problem: {
      code: 'account.passkey-only',
      message: passkeyMessages['account.passkey-only'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This account signs in with a passkey only.',
    );
    await expect(canvas.getByRole('button', { name: 'Use a Passkey' })).toBeEnabled();
  },
};

async function fill(canvas: Canvas, user: User) {
  await user.type(canvas.getByLabelText('Email'), ' layla@example.com ');
  await user.type(canvas.getByLabelText('Password'), 'Seaside7Palms');
  await user.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
}

export const Filled: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await fill(canvas, userEvent);
    await step('the password can be pasted', async () => {
      const password = canvas.getByLabelText('Password');
      await userEvent.clear(password);
      await userEvent.click(password);
      await userEvent.paste('Seaside7Palms');
      await expect(password).toHaveValue('Seaside7Palms');
    });
    await step('the password can be looked at', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'layla@example.com',
      password: 'Seaside7Palms',
      rememberMe: true,
    });
  },
};

export const SubmittedByEnter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'layla@example.com', password: 'Seaside7Palms' }),
    );
  },
};

export const Remembered: Story = {
  args: { rememberedEmail: 'layla@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('layla@example.com');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  },
};

/** After signing up the new address is there; it is remembered only when the guest says so. */
export const SignedUp: Story = {
  args: { email: 'nadia@example.com', rememberedEmail: 'layla@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('nadia@example.com');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Password');
    await step('nothing is filled in [S5.login.1]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await expect(email).toHaveAccessibleDescription('Email is required');
      await expect(password).toHaveAccessibleDescription('Password is required');
      await expect(email).toHaveFocus();
    });
    await step('an error goes when its field is edited, the other stays [S4.login.1]', async () => {
      await userEvent.type(email, 'layla');
      await expect(email).not.toHaveAccessibleDescription('Email is required');
      await expect(password).toHaveAccessibleDescription('Password is required');
    });
    await step('neither has the right shape', async () => {
      await userEvent.type(password, 'short');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await expect(email).toHaveAccessibleDescription('Email is invalid');
      await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Busy: the button cannot be pressed again and says what is going on. */
export const Disabled: Story = {
  parameters: { proves: ['S2.login.2'] },
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing In...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Refused: Story = {
  parameters: { proves: ['S8.login.1'] },
  args: {
    problem: {
      code: 'account.wrong-credentials',
      message: accountMessages['account.wrong-credentials'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The email or password is not right.',
    );
  },
};

export const EditedAfterRefusal: Story = {
  args: Refused.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('the banner goes when something is edited [S4.login.1]', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'x');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const TooManyAttempts: Story = {
  args: {
    problem: {
      code: 'request.too-many',
      message: 'Too many attempts. Please try again in 15 minutes.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again in 15 minutes.');
  },
};
