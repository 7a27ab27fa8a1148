import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InfoStep } from './InfoStep.js';

const meta = {
  title: 'Events/Ticket steps/4 Info',
  component: InfoStep,
  args: {
    guest: { firstName: '', lastName: '', email: '', phone: '' },
    onGuestChange: fn(),
  },
} satisfies Meta<typeof InfoStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['First name', 'Last name', 'Email', 'Phone']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
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

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
