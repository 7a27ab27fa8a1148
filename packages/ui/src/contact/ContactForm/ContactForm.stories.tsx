import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ContactForm } from './ContactForm.js';

const meta = {
  title: 'Contact/ContactForm',
  component: ContactForm,
  args: { contact: { email: 'stay@qasralbahr.example', phone: '+968 2455 0100' } },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is sent and nothing is lost; the way to the hotel stands beside the button. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amal Al Harthy');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Amal Al Harthy');
    await expect(canvas.getByRole('link', { name: '+968 2455 0100' })).toBeVisible();
  },
};

export const WithHandler: Story = {
  args: { onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amal');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amal@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Two nights in May?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Amal',
      email: 'amal@example.com',
      message: 'Two nights in May?',
    });
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
