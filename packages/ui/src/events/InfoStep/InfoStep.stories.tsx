import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InfoStep } from './InfoStep.js';

const meta = {
  title: 'Events/Ticket steps/4 Info',
  tags: ['stable'],
  component: InfoStep,
  args: {
    guest: { firstName: '', lastName: '', email: '', phone: '' },
    onGuestChange: fn(),
  },
} satisfies Meta<typeof InfoStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['First name', 'Last name', 'Email', 'Phone']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
  },
};

export const PhoneTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '9');
    await expect(args.onGuestChange).toHaveBeenCalledWith({ phone: '9' });
  },
};

export const Filled: Story = {
  args: {
    guest: {
      firstName: 'Layla',
      lastName: 'Haddad',
      email: 'layla.haddad@example.com',
      phone: '+968 9212 3456',
    },
  },
};

/** Left blank: the field says so at once, the others not yet. */
export const LeftBlank: Story = {
  parameters: { proves: ['S5.events.2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'First name' }));
    await userEvent.tab();
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription('First name is required');
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).not.toBeInvalid();
  },
};

/** Next was pressed: every blank field names what is missing; a wrong format is no error. */
export const Invalid: Story = {
  parameters: { proves: ['R18'] },
  args: {
    asked: true,
    guest: { firstName: '', lastName: ' ', email: 'layla', phone: '' },
  },
  play: async ({ canvas }) => {
    for (const message of [
      'First name is required',
      'Last name is required',
      'Phone number is required',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute(
      'aria-invalid',
    );
  },
};

/** A link for a name is told at its field when it is left; Next does not wait for it. */
export const LinkForAName: Story = {
  args: {
    guest: { firstName: 'Layla', lastName: 'evil.com', email: 'layla', phone: '+96892123456' },
  },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('textbox', { name: 'Last name' });
    await expect(last).not.toBeInvalid();
    await userEvent.click(last);
    await userEvent.tab();
    await expect(last).toHaveAccessibleDescription('Please enter a name without links.');
  },
};

export const LongText: Story = {
  args: {
    guest: {
      firstName: 'Maximiliane-Theodora Anneliese',
      lastName: 'Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
      email: 'maximiliane.theodora.freifrau@a-very-long-name-of-a-company.example',
      phone: '+96892123456',
    },
  },
};
