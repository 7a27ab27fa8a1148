import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { PhoneInput } from './PhoneInput.js';
import type { PhoneInputProps } from './PhoneInput.js';

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
  component: PhoneInput,
  args: { value: '', onValueChange: fn(), excludedCountries: ['IL'] },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { value: '+96824001200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('+96824001200');
    await expect(canvas.queryByText('US')).not.toBeInTheDocument();
  },
};
export const Disabled: Story = { args: { value: '+12015550123', disabled: true } };
export const Invalid: Story = {
  render: (args) => <Demo {...args} error="Phone number is required" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeInvalid();
  },
};

export const CountriesOnFocus: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the countries come with the first focus, which stays', async () => {
      await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
      canvas.getByRole('textbox', { name: 'Phone' }).focus();
      await canvas.findByRole('combobox', { name: 'Country' }, { timeout: 5000 });
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus());
    });
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await step('US to begin with, one country left out (spec 2)', async () => {
      await expect(country).toHaveValue('US');
      await expect(within(country).queryByRole('option', { name: 'Israel' })).toBeNull();
    });
    await step('it formats as the guest types', async () => {
      const input = canvas.getByRole('textbox', { name: 'Phone' });
      await userEvent.type(input, '2015550123');
      await expect(input).toHaveValue('+1 201 555 0123');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+12015550123');
    });
  },
};

/** The hotel has chosen the country to begin with (`site.phoneCountry`). */
export const AnotherCountry: Story = {
  args: { defaultCountry: { country: 'OM', callingCode: '+968' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('+968')).toBeVisible();
    canvas.getByRole('textbox', { name: 'Phone' }).focus();
    const country = await canvas.findByRole('combobox', { name: 'Country' }, { timeout: 5000 });
    await expect(country).toHaveValue('OM');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '92123456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+96892123456');
  },
};

/** Letters come faster than the countries: no moment is without a focused field. */
export const TypedAtOnce: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const plain = canvas.getByRole('textbox', { name: 'Phone' });
    plain.focus();
    await fireEvent.change(plain, { target: { value: '+12' } });
    const focused: (Element | null)[] = [];
    const watch = new MutationObserver(() => focused.push(document.activeElement));
    watch.observe(canvasElement, { childList: true, subtree: true });
    await canvas.findByRole('combobox', { name: 'Country' }, { timeout: 5000 });
    watch.disconnect();
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(focused[0]).toBe(input);
    await userEvent.type(input, '015550123');
    await expect(input).toHaveValue('+1 201 555 0123');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+12015550123');
  },
};

/** Before the countries have loaded the calling code stands beside the field (spec 2, Sign up). */
export const CallingCodeFixed: Story = {
  play: async ({ args, canvas }) => {
    const plain = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(plain).toHaveValue('');
    await expect(canvas.getByText('+1')).toBeVisible();
    await fireEvent.change(plain, { target: { value: '2015550123' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+12015550123');
    await expect(plain).toHaveValue('2015550123');
    await fireEvent.change(plain, { target: { value: '' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByText('+1')).toBeVisible();
  },
};

/** A plus begins a number of any country: its calling code is the guest's own. */
export const PlusTyped: Story = {
  play: async ({ args, canvas }) => {
    const plain = canvas.getByRole('textbox', { name: 'Phone' });
    for (const value of ['+', '+9', '+96', '+968', '+9689']) {
      await fireEvent.change(plain, { target: { value } });
      await expect(plain).toHaveValue(value);
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+9689');
    await expect(canvas.queryByText('+1')).not.toBeInTheDocument();
  },
};

/** A browser fills in the number as its owner writes it at home. */
export const FilledByTheBrowser: Story = {
  play: async ({ args, canvas }) => {
    const plain = canvas.getByRole('textbox', { name: 'Phone' });
    await fireEvent.change(plain, { target: { value: '+968 9212 3456' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+96892123456');
    await fireEvent.change(plain, { target: { value: '' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await fireEvent.change(plain, { target: { value: '(201) 555-0123' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+12015550123');
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
