import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { PhoneInput } from './PhoneInput.js';
import type { PhoneInputProps } from './PhoneInput.js';

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

interface DemoProps extends PhoneInputProps {
  error?: string;
}

function Demo({ value: first, onValueChange, error, ...props }: DemoProps) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Phone" error={error}>
      <PhoneInput
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </Field>
  );
}

const meta = {
  title: 'Forms/PhoneInput',
  tags: ['stable'],
  component: PhoneInput,
  args: { value: '', onValueChange: fn(), excludedCountries: ['IL'] },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const phoneOf = (canvas: Canvas) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

/** The countries come with the first focus. */
async function focusPhone(canvas: Canvas): Promise<HTMLInputElement> {
  phoneOf(canvas).focus();
  await canvas.findByRole('combobox', { name: 'Country' });
  return phoneOf(canvas);
}

export const Default: Story = {};
export const Filled: Story = {
  args: { value: '+96824001200' },
  play: async ({ canvas, step }) => {
    await step('before the countries have loaded it stands whole, and of no country', async () => {
      await expect(phoneOf(canvas)).toHaveValue('+96824001200');
      await expect(canvas.queryByText('US')).not.toBeInTheDocument();
    });
    await step('afterwards behind its country', async () => {
      await expect(await focusPhone(canvas)).toHaveValue('24 001200');
      await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Oman +968');
      await expect(canvas.getByText('+968')).toBeVisible();
    });
  },
};
export const Disabled: Story = { args: { value: '+12015550123', disabled: true } };
export const Invalid: Story = {
  render: (args) => <Demo {...args} error="Phone number is required" />,
  play: async ({ canvas }) => {
    await expect(phoneOf(canvas)).toBeInvalid();
  },
};

export const CountriesOnFocus: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the countries come with the first focus, which stays', async () => {
      await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
      await focusPhone(canvas);
      await expect(phoneOf(canvas)).toHaveFocus();
    });
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await step('US to begin with, one country left out (spec 2)', async () => {
      await expect(country).toHaveValue('US');
      await expect(within(country).queryByRole('option', { name: /Israel/ })).toBeNull();
    });
    await step('a finger hits the list and the number', async () => {
      for (const target of [country, phoneOf(canvas)]) {
        const { width, height } = target.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
    await step('it formats as the guest types [S5.signup.3]', async () => {
      await userEvent.type(phoneOf(canvas), '2015550123');
      await expect(phoneOf(canvas)).toHaveValue('201 555 0123');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+12015550123');
    });
    await step('no more digits than the country has (spec 5) [S5.signup.3]', async () => {
      await userEvent.type(phoneOf(canvas), '4');
      await expect(phoneOf(canvas)).toHaveValue('201 555 0123');
    });
    await step('another country takes the number along', async () => {
      await userEvent.selectOptions(country, 'Oman +968');
      await expect(canvas.getByText('+968')).toBeVisible();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+9682015550123');
    });
  },
};

/** The hotel has chosen the country to begin with (`site.phoneCountry`). */
export const AnotherCountry: Story = {
  args: { defaultCountry: { country: 'OM', callingCode: '+968' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('+968')).toBeVisible();
    const input = await focusPhone(canvas);
    await expect(canvas.getByRole('combobox')).toHaveValue('OM');
    await userEvent.type(input, '92123456');
    await expect(input).toHaveValue('9212 3456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+96892123456');
  },
};

/** Letters come faster than the countries: the field stays the same one, and keeps its focus. */
export const TypedAtOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const plain = phoneOf(canvas);
    plain.focus();
    await fireEvent.change(plain, { target: { value: '+968 92' } });
    await canvas.findByRole('combobox', { name: 'Country' });
    await expect(phoneOf(canvas)).toBe(plain);
    await expect(plain).toHaveFocus();
    await userEvent.keyboard('123456');
    await expect(plain).toHaveValue('9212 3456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+96892123456');
  },
};

/** The list is there before a press can be: it comes when the pointer does. */
export const PointedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('US'));
    await canvas.findByRole('combobox', { name: 'Country' });
  },
};

/** The calling code is beside the field, before the countries have loaded and afterwards (spec 2, Sign up). */
export const CallingCodeFixed: Story = {
  parameters: { proves: ['S2.signup.2'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = phoneOf(canvas);
    await expect(input).toHaveValue('');
    await expect(canvas.getByText('+1')).toBeVisible();
    await fireEvent.change(input, { target: { value: '2015550123' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+12015550123');
    await focusPhone(canvas);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
    await expect(canvas.getByText('+1')).toBeVisible();
  },
};

/** A plus begins a number of any country: when its calling code is whole, the country follows. */
export const PlusTyped: Story = {
  parameters: { proves: ['S2.signup.2'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = await focusPhone(canvas);
    await userEvent.type(input, '+96');
    await expect(input).toHaveValue('+96');
    await expect(canvas.queryByText('US')).not.toBeInTheDocument();
    await userEvent.type(input, '8');
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Oman +968');
    await userEvent.type(input, '91234567');
    await expect(input).toHaveValue('9123 4567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+96891234567');
  },
};

export const Pasted: Story = {
  parameters: { proves: ['S2.signup.2'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = await focusPhone(canvas);
    const numbers = [
      ['+968 9123 4567', 'OM', '9123 4567', '+96891234567'],
      ['0044 20 7946 0000', 'GB', '20 7946 0000', '+442079460000'],
      ['+1 416 555 0123', 'CA', '416 555 0123', '+14165550123'],
      // More digits than Canada has: none is lost.
      ['4165550123456', 'CA', '4165550123456', '+14165550123456'],
    ] as const;
    for (const [pasted, country, national, whole] of numbers) {
      await userEvent.clear(input);
      await userEvent.paste(pasted);
      await expect(canvas.getByRole('combobox')).toHaveValue(country);
      await expect(input).toHaveValue(national);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(whole);
    }
  },
};

/** A browser fills in the number as its owner writes it at home, into a field that had no focus. */
export const FilledByTheBrowser: Story = {
  play: async ({ args, canvas }) => {
    const input = phoneOf(canvas);
    await fireEvent.change(input, { target: { value: '+968 9212 3456' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+96892123456');
    const country = await canvas.findByRole('combobox', { name: 'Country' });
    await expect(country).toHaveValue('OM');
    await expect(input).toHaveValue('9212 3456');
    await fireEvent.change(input, { target: { value: '+1 (201) 555-0123' } });
    await expect(country).toHaveValue('US');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+12015550123');
  },
};

/** The digits stay, and the field says so; the number can be sent. */
export const CallingCodeUnknown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = await focusPhone(canvas);
    await userEvent.type(input, '+999 123 4567');
    await expect(input).toHaveValue('+9991234567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+9991234567');
    input.blur();
    await canvas.findByText(/^We do not know this calling code/);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Oman +968');
    await expect(input).toHaveValue('9991234567');
    input.blur();
  },
};

/** Asked once the guest has left the field; nothing is refused. */
export const Improbable: Story = {
  args: { defaultCountry: { country: 'OM', callingCode: '+968' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const input = await focusPhone(canvas);
    const question = 'Is this number complete? Numbers in Oman have 8 digits.';
    await step('not while it is typed', async () => {
      await userEvent.type(input, '9123456');
      await expect(canvas.queryByText(question)).not.toBeInTheDocument();
      await expect(input).not.toHaveAttribute('aria-describedby');
    });
    await step('but when it is left', async () => {
      await userEvent.tab();
      await canvas.findByText(question);
      await expect(input).toHaveAccessibleDescription(question);
      await expect(input).toBeValid();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+9689123456');
    });
    await step('it goes with the first correction', async () => {
      await userEvent.type(input, '7');
      await expect(canvas.queryByText(question)).not.toBeInTheDocument();
      await userEvent.clear(input);
      await userEvent.type(input, '99999999');
      await userEvent.tab();
      await canvas.findByText('Is this number right? All its digits are the same.');
    });
  },
};

/** The caret stays among its digits while they fall into groups. */
export const Caret: Story = {
  args: { value: '+96892123456' },
  play: async ({ canvas, step, userEvent }) => {
    const input = await focusPhone(canvas);
    await expect(input).toHaveValue('9212 3456');
    await step('a digit in the middle', async () => {
      input.setSelectionRange(2, 2);
      await userEvent.keyboard('{Backspace}7');
      await expect(input).toHaveValue('9712 3456');
      await expect(input.selectionStart).toBe(2);
    });
    await step('Backspace and Delete pass the space', async () => {
      input.setSelectionRange(5, 5);
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(input).toHaveValue('9713 456');
      await expect(input.selectionStart).toBe(3);
      input.setSelectionRange(4, 4);
      await userEvent.keyboard('{Delete}{Delete}');
      await expect(input).toHaveValue('9713 56');
    });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: '+12015550123' },
  play: async ({ canvas }) => {
    const { left } = canvas.getByText('US').getBoundingClientRect();
    await expect(left).toBeLessThan(window.innerWidth / 2);
  },
};
