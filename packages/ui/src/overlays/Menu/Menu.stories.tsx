import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Menu } from './Menu.js';

const logOut = fn();

const meta = {
  title: 'Overlays/Menu',
  tags: ['stable'],
  component: Menu,
  args: {
    label: 'Amal Al Harthy',
    items: [
      { label: 'Profile', href: '/profile' },
      { label: 'My Bookings', href: '/booking-management' },
      { label: 'Logout', onSelect: logOut },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'start center', minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amal Al Harthy' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Amal Al Harthy' });
    button.focus();
    await step('arrows move and wrap', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    });
    await step('Escape closes and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
      await userEvent.keyboard('{End}{Enter}');
      await expect(logOut).toHaveBeenCalledOnce();
    });
  },
};

export const LongText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Maximiliane/ }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /^Profile/ })).toHaveFocus());
  },
  args: {
    label: 'Maximiliane-Theodora Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
    items: [
      { label: 'Profile, preferences and password', href: '/profile' },
      { label: 'My Bookings', href: '/booking-management' },
    ],
  },
};
