import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Header } from './Header.js';
import { MobileMenu as Menu } from './MobileMenu.js';

const meta = {
  title: 'Navigation/Header',
  tags: ['stable'],
  component: Header,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: {
    name: 'Vestibule',
    entries: [
      { path: '/', label: 'Home' },
      { path: '/about', label: 'About' },
      { path: '/rooms', label: 'Rooms' },
      { path: '/spa', label: 'Spa' },
      { path: '/events', label: 'Events' },
      { path: '/meeting-hall', label: 'Meeting Halls' },
      { path: '/restaurant', label: 'Restaurant' },
      { path: '/contact', label: 'Contact' },
    ],
    currentPath: '/rooms',
    contact: {
      phone: '+968 2400 1200',
      address: 'Harbour Road 14, Muscat',
      addressLink: 'https://maps.example/vestibule',
      profiles: [
        { platform: 'Instagram', url: 'https://social.example/instagram' },
        { platform: 'Facebook', url: 'https://social.example/facebook' },
      ],
    },
    rating: { value: '8.7', href: 'https://booking.example/vestibule' },
    menu: Menu,
    onLogout: fn(),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

export const Default: Story = {
  parameters: { proves: ['S2.layout.1', 'S2.layout.3', 'S2.layout.4'] },
  globals: desktop,
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const current = nav.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Rooms');
    await expect(current).toHaveStyle({ fontWeight: '600' });
    await expect(nav.getByRole('link', { name: 'Spa' })).not.toHaveStyle({ fontWeight: '600' });
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expect(canvas.getByRole('link', { name: /8\.7 Guest rating/ })).toHaveTextContent('8.7');
    await expect(canvas.getByRole('link', { name: '+968 2400 1200' })).toHaveAttribute(
      'href',
      'tel:+96824001200',
    );
    await expect(canvas.getByText('Harbour Road 14, Muscat')).toHaveAttribute(
      'href',
      'https://maps.example/vestibule',
    );
    for (const platform of ['Instagram', 'Facebook']) {
      await expect(canvas.getByRole('link', { name: platform })).toHaveAttribute(
        'href',
        `https://social.example/${platform.toLowerCase()}`,
      );
    }
  },
};

export const SignedIn: Story = {
  parameters: { proves: ['S2.layout.5', 'R31'] },
  globals: desktop,
  args: { user: { name: 'Amal Al Harthy', email: 'amal@example.com' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amal Al Harthy' }));
    const items = within(canvas.getByRole('menu')).getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Profile',
      'My Bookings',
      'Logout',
    ]);
  },
};

export const LogoutChosen: Story = {
  globals: desktop,
  args: SignedIn.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amal Al Harthy' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const WithoutTopBar: Story = {
  parameters: { proves: ['S2.layout.2'] },
  globals: desktop,
  args: { topBar: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('+968 2400 1200')).not.toBeInTheDocument();
  },
};

/** The hotel shows no rating. */
export const WithoutRating: Story = {
  globals: desktop,
  args: { rating: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Guest rating/)).not.toBeInTheDocument();
  },
};

export const MobileMenu: Story = {
  parameters: { proves: ['S2.layout.6'] },
  globals: phone,
  args: { user: { email: 'a.very.long.address@hotel.example' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await waitFor(() => expect(menu.getByRole('heading', { name: 'Menu' })).toHaveFocus());
    await waitFor(() =>
      expect(menu.getByText('Welcome, a.very.long.address@hotel…')).toBeVisible(),
    );
    await expect(menu.getByRole('link', { name: 'My Bookings' })).toBeVisible();
    const underlined = { textDecorationLine: 'underline' };
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Rooms');
    await expect(menu.getByRole('link', { current: 'page' })).toHaveStyle(underlined);
    await expect(menu.getByRole('link', { name: 'Spa' })).not.toHaveStyle(underlined);
  },
};

export const MobileSignedOut: Story = { globals: phone };

export const LongText: Story = {
  globals: desktop,
  args: {
    user: {
      name: 'Maximiliane-Theodora Freifrau von und zu Hohenwaldenburg-Schillingsfürst',
      email: 'amal@example.com',
    },
  },
};

const longName = 'فندق ومنتجع قصر البحر الكبير للضيافة العُمانية الأصيلة';

/** The name takes more lines, and the menu stays beside it. */
export const LongArabicName: Story = {
  globals: { ...phone, direction: 'rtl' },
  args: { name: longName },
  play: async ({ canvas }) => {
    const name = canvas.getByText(longName).getBoundingClientRect();
    const menu = canvas.getByRole('button', { name: 'Open menu' }).getBoundingClientRect();
    await expect(menu.right).toBeLessThanOrEqual(name.left);
    await expect(menu.top).toBeLessThan(name.bottom);
    await expect(menu.left).toBeGreaterThanOrEqual(0);
  },
};

export const RightToLeft: Story = {
  globals: { ...desktop, direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+968 2400 1200')).toHaveStyle({ direction: 'ltr' });
  },
};
