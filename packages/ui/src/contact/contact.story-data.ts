import type { StoryContext } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';

type Canvas = StoryContext['canvas'];

export const message = {
  name: 'Amal',
  email: 'amal@example.com',
  message: 'Two nights in May?',
};

/** Into the three fields of either form. */
export async function write(canvas: Canvas, user: UserEventObject): Promise<void> {
  await user.type(canvas.getByRole('textbox', { name: 'Name' }), message.name);
  await user.type(canvas.getByRole('textbox', { name: 'Email' }), message.email);
  await user.type(canvas.getByRole('textbox', { name: 'Message' }), message.message);
}

/** Field by field without a mouse, up to the button. */
export async function writeByKeyboard(user: UserEventObject): Promise<void> {
  for (const words of Object.values(message)) {
    await user.tab();
    await user.keyboard(words);
  }
  await user.tab();
}
