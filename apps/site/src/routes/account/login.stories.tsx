import * as contract from '@vestibule/api/account/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import { fails, refuses, waits } from '../../testing/replies.js';
import Login from './login.js';

const meta = {
  title: 'Pages/Login',
  component: PageStory,
  args: {
    page: Login,
    path: '/login',
    replies: [refuses(contract.login, 401, 'account.wrong-credentials')],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'layla@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'Seaside7Palms');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Sign up here' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await signIn(context);
    const { canvas } = context;
    await expect(await canvas.findByText('The email or password is not right.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('layla@example.com');
  },
};

export const Loading: Story = {
  args: { replies: [waits(contract.login)] },
  play: async (context) => {
    await signIn(context);
    const button = context.canvas.getByRole('button', { name: /Sign/ });
    await expect(button).toBeDisabled();
  },
};

export const Error: Story = {
  args: { replies: [fails(contract.login)] },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByText('Internal server error.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Seaside7Palms');
  },
};
