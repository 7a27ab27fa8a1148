import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from '../LoginForm/LoginForm.js';
import { AccountFrame } from './AccountFrame.js';

const meta = {
  title: 'Account/AccountFrame',
  tags: ['stable'],
  component: AccountFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Account' }, { label: 'Login' }],
    title: 'Welcome Back',
    subtitle: 'Please sign in to your account to continue',
    picture: 'hero-home.webp',
    footer: (
      <p>
        Don&apos;t have an account? <a href="/signup">Sign up here</a>
      </p>
    ),
    children: <LoginForm onSubmit={fn()} />,
  },
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
    await expect(canvas.getByRole('link', { name: 'Sign up here' })).toBeVisible();
  },
};

export const WithoutPicture: Story = { args: { picture: undefined } };

export const LongText: Story = {
  args: {
    title: 'Welcome back to the house above the harbour',
    subtitle:
      'Please sign in to your account to continue with the booking that you began; your dates, your room and what you typed are kept',
  },
};
