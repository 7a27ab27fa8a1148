import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { message, write, writeByKeyboard } from '../contact.story-data.js';
import { ContactForm } from './ContactForm.js';

const meta = {
  title: 'Contact/ContactForm',
  tags: ['stable'],
  component: ContactForm,
  args: { contact: { email: 'stay@qasralbahr.example', phone: '+968 2455 0100' } },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.getByRole('link', { name: '+968 2455 0100' })).toBeVisible();
    // When somebody answers is the hotel's to say.
    await expect(canvas.getByText(/^Write to/)).toHaveTextContent(/0100\.$/);
    // Before anything is typed, not only beside the button.
    await expect(canvas.getByRole('form')).toHaveAccessibleDescription(
      'This form is not open yet.',
    );
    await expect(
      canvas
        .getByText('This form is not open yet.')
        .compareDocumentPosition(canvas.getByLabelText('Name')),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Nothing is sent and nothing is lost: the press leads to the way to the hotel. */
export const Filled: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await write(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await step(
      'the line has the focus, and its mail begins with what was typed [R15]',
      async () => {
        await expect(canvas.getByText(/^Write to/)).toHaveFocus();
        await expect(canvas.getByRole('link', { name: 'stay@qasralbahr.example' })).toHaveAttribute(
          'href',
          'mailto:stay@qasralbahr.example?subject=Message%20from%20Amal&body=Two%20nights%20in%20May%3F%0D%0A%0D%0AAmal%0D%0A%0D%0Aamal%40example.com',
        );
      },
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(message.name);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(message.message);
    await expect(canvas.getByRole('link', { name: '+968 2455 0100' })).toBeVisible();
  },
};

export const WithHandler: Story = {
  args: { onSend: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Sent: Story = {
  args: { onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await write(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSend).toHaveBeenCalledWith(message);
  },
};

export const SentByKeyboard: Story = {
  args: { onSend: fn() },
  play: async ({ args, userEvent }) => {
    await writeByKeyboard(userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(message);
  },
};
