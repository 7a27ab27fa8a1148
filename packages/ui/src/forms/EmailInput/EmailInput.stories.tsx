import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { EmailInput } from './EmailInput.js';

const meta = {
  title: 'Forms/EmailInput',
  tags: ['stable'],
  component: EmailInput,
  args: { name: 'email', onChange: fn() },
  render: (args) => (
    <Field label="Email">
      <EmailInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof EmailInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'layla@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.tab();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Disabled: Story = { args: { defaultValue: 'layla@example.com', disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Email" error="Email is invalid">
      <EmailInput {...args} />
    </Field>
  ),
};

/** Asked once the guest has left the field; the address can be sent as it is. */
export const Mistyped: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await step('not while it is typed', async () => {
      await userEvent.type(input, 'layla@gmial,com');
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
      await expect(input).not.toHaveAttribute('aria-describedby');
    });
    await step('but when it is left', async () => {
      await userEvent.tab();
      await canvas.findByRole('button', { name: 'Did you mean layla@gmail.com?' });
      await expect(input).toHaveAccessibleDescription('Did you mean layla@gmail.com?');
      await expect(input).not.toHaveAttribute('aria-invalid');
    });
  },
};

/** As after Back from the next step: the question stands again without a press in the field. */
export const MistypedBefore: Story = {
  args: { defaultValue: 'layla@gmial.com' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Did you mean layla@gmail.com?' });
  },
};

/** A field whose owner holds its value. */
const owned: Story = {
  render: function Owned({ onChange, ...args }) {
    const [value, setValue] = useState('');
    return (
      <Field label="Email">
        <EmailInput
          {...args}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            onChange?.(event);
          }}
        />
      </Field>
    );
  },
};

/** Its owner gets the address as if it had been typed. */
export const Accepted: Story = {
  ...owned,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'layla@hotmial.com');
    await userEvent.tab();
    const calls = 'layla@hotmial.com'.length;
    await userEvent.click(await canvas.findByRole('button', { name: /hotmail\.com/ }));
    await expect(input).toHaveValue('layla@hotmail.com');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(calls + 1);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** While it is asked whether another address is meant: the first edit counts, and the question goes. */
export const EditedWhileAsked: Story = {
  ...owned,
  play: async ({ canvas, step, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    const isAsked = async () => {
      await userEvent.tab();
      await canvas.findByRole('button', { name: /gmail\.com/ });
      await userEvent.click(input);
    };
    const isAnswered = async (value: string) => {
      await expect(input).toHaveValue(value);
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    };
    await userEvent.type(input, 'layla@gmial.com');
    await isAsked();
    // After each listener of a guest's own event React draws; after those of a script's event it waits.
    input.addEventListener('input', () => flushSync(() => {}));
    await step('one key', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('layla@gmial.co');
      await userEvent.keyboard('m');
    });
    await step('all of it typed over', async () => {
      await isAsked();
      await userEvent.tripleClick(input);
      await userEvent.keyboard('x');
      await isAnswered('x');
    });
    await step('all of it pasted over', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'layla@gmial.com');
      await isAsked();
      await userEvent.tripleClick(input);
      await userEvent.paste('salim@example.com');
      await isAnswered('salim@example.com');
    });
  },
};

export const LongText: Story = {
  args: { defaultValue: `${'freifrau.von.hohenwaldenburg.'.repeat(2)}und.zu@gmail.con` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.tab();
    await canvas.findByRole('button', { name: /gmail\.com/ });
  },
};
