import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MobileMenu } from './MobileMenu.js';

const meta = {
  title: 'Navigation/MobileMenu',
  tags: ['stable'],
  component: MobileMenu,
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    entries: [
      { path: '/', label: 'Home' },
      { path: '/rooms', label: 'Rooms' },
      { path: '/spa', label: 'Spa' },
      { path: '/contact', label: 'Contact' },
    ],
    currentPath: '/rooms',
    rating: { value: '8.7', href: 'https://booking.example/vestibule' },
    user: undefined,
    onLogout: fn(),
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const menu = async () => within(await screen.findByRole('dialog', { name: 'Menu' }));

/** Nobody is signed in. */
export const Default: Story = {
  play: async () => {
    const inMenu = await menu();
    await expect(inMenu.getByRole('link', { current: 'page' })).toHaveTextContent('Rooms');
    await expect(inMenu.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(inMenu.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  },
};

export const SignedIn: Story = {
  args: { user: { name: 'Amal Al Harthy', email: 'amal@example.com' } },
  play: async ({ args, userEvent }) => {
    const inMenu = await menu();
    await userEvent.click(inMenu.getByRole('button', { name: 'Logout' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    user: { email: 'a.very.long.address@hotel.example' },
    entries: [
      { path: '/meeting-hall', label: 'Meeting Halls, Conference Rooms and Places for Weddings' },
      { path: '/contact', label: 'Contact' },
    ],
  },
  play: async () => {
    const inMenu = await menu();
    const welcome = inMenu.getByText('Welcome, a.very.long.address@hotel…');
    await waitFor(() => expect(welcome).toBeVisible());
  },
};

export const Focused: Story = {
  play: async ({ userEvent }) => {
    const inMenu = await menu();
    await waitFor(() => expect(inMenu.getByRole('heading', { name: 'Menu' })).toHaveFocus());
    await userEvent.tab();
    await expect(inMenu.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(inMenu.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};
