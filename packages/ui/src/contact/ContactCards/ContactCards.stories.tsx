import { hotelContact } from '@vestibule/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.js';
import { ContactCards } from './ContactCards.js';

const meta = {
  title: 'Contact/ContactCards',
  tags: ['stable'],
  component: ContactCards,
  args: {
    contact: hotelContact({
      address: 'Harbour Street 4, Sur',
      addressLink: 'https://map.example/sur',
      phone: '+968 2455 0111',
      email: 'desk@hotel.example',
    }),
  },
  decorators: [
    (Story) => (
      <main>
        <Stack gap="lg">
          <h2>How to reach us</h2>
          <Story />
        </Stack>
      </main>
    ),
  ],
} satisfies Meta<typeof ContactCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Harbour Street 4, Sur', 'https://map.example/sur'],
      ['+968 2455 0111', 'tel:+96824550111'],
      ['desk@hotel.example', 'mailto:desk@hotel.example'],
    ]);
  },
};

/** Neither settings nor footer: the defaults (spec 2, Contact). */
export const Fallback: Story = {
  parameters: { proves: ['S2.contact.1'] },
  args: { contact: hotelContact(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+968 2455 0100' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    contact: {
      ...hotelContact(undefined),
      address: 'Building 1204, Way 3021, Block 230, Shore Road, Qantab, Muscat Governorate, Oman',
      email: 'a-very-long-address-for-reservations-and-everything-else@qasralbahr-hotel.example',
    },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, step }) => {
    await step('the groups of the number keep their order', async () => {
      await expect(canvas.getByText('+968 2455 0111')).toHaveStyle({ direction: 'ltr' });
    });
  },
};
