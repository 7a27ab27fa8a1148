import { SUBSCRIPTION_ASKED_MESSAGE } from '@vestibule/domain/newsletter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewsletterForm } from '../../newsletter/NewsletterForm/NewsletterForm.js';
import { ModeSwitch } from '../ModeSwitch/ModeSwitch.js';
import { Footer } from './Footer.js';

const meta = {
  title: 'Navigation/Footer',
  tags: ['stable'],
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Vestibule',
    aboutText:
      'A small hotel above the old harbour of Muscat: twenty-four rooms, a spa in the former boathouse, a kitchen that follows the boats.',
    contact: {
      phone: '+968 2400 1200',
      email: 'stay@vestibule.example',
      address: 'Harbour Road 14, Muscat',
    },
    links: [
      { label: 'Rooms', href: '/rooms' },
      { label: 'Spa', href: '/spa' },
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
    ],
    profiles: [
      { platform: 'Instagram', url: 'https://social.example/instagram' },
      { platform: 'Facebook', url: 'https://social.example/facebook' },
    ],
    copyrightText: '© 2026 Vestibule. All rights reserved.',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: ['S2.layout.8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Helpful links' })).toBeVisible();
    await expect(canvas.getByText('© 2026 Vestibule. All rights reserved.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to top' })).toBeVisible();
  },
};

export const WithModeSwitch: Story = {
  args: { modeSwitch: <ModeSwitch mode="dark" onModeChange={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const NewsletterNotOpen: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the newsletter form sends nothing and stays [S2.layout.9]', async () => {
      const input = canvas.getByRole('textbox', { name: 'Email' });
      await userEvent.type(input, 'amal@example.com{Enter}');
      await expect(input).toHaveValue('amal@example.com');
      await expect(canvas.getByText(/This form is not open yet/)).toBeVisible();
    });
  },
};

export const WithNewsletter: Story = {
  args: { newsletter: <NewsletterForm onSubscribe={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await expect(canvas.queryByText(/not open yet/)).not.toBeInTheDocument();
  },
};

/** A newsletter that asks to be confirmed: what is wrong is read on the dark band too. */
export const NewsletterInvalid: Story = {
  args: {
    newsletter: (
      <NewsletterForm
        onSubscribe={fn()}
        problem={{ message: 'Validation failed', fields: { email: 'Email is required' } }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Email is required',
    );
  },
};

export const NewsletterAsked: Story = {
  args: {
    newsletter: <NewsletterForm onSubscribe={fn()} asked={SUBSCRIPTION_ASKED_MESSAGE} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(SUBSCRIPTION_ASKED_MESSAGE)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongText: Story = {
  args: {
    contact: {
      phone: '+968 2400 1200',
      email: 'reservations.and.meeting.halls@a-very-long-name-of-a-hotel.example',
      address:
        'Harbour Road 14, at the upper gate behind the old customs house, Muttrah, Muscat 114',
    },
    links: [
      { label: 'Rooms, suites and villas', href: '/rooms' },
      { label: 'Terms and conditions of stays, treatments and evenings', href: '/terms' },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+968 2400 1200')).toHaveStyle({ direction: 'ltr' });
  },
};
