import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { VestibuleProvider } from '../../theme/VestibuleProvider.js';
import { DatePicker } from './DatePicker.js';
import type { DatePickerProps } from './DatePicker.js';

function Demo({ value: first, onValueChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Event date">
      <DatePicker
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
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { today: SAMPLE_TODAY, onValueChange: fn() },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: '2026-12-04' } };
export const Disabled: Story = { args: { value: '2026-12-04', disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Event date" error="Event date is required">
      <DatePicker {...args} />
    </Field>
  ),
};

/** Its code cannot be fetched at first; the next press tries again (spec 9, Date picker). */
function WithoutItsCode(props: DatePickerProps) {
  const fetches = useRef(0);
  const failOnce = async <Code,>(load: () => Promise<Code>): Promise<Code> => {
    fetches.current += 1;
    if (fetches.current === 1) throw new Error('No connection');
    return await load();
  };
  return (
    <VestibuleProvider loadCode={failOnce} fontsUrl={false}>
      <Demo {...props} />
    </VestibuleProvider>
  );
}

export const LoadedAfterAFailure: Story = {
  render: (args) => <WithoutItsCode {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Choose/ });
    await step('a failure is said', async () => {
      await userEvent.click(button);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('one press more loads it, and the error goes', async () => {
      await userEvent.click(button);
      await screen.findByRole('dialog', {}, { timeout: 5000 });
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const DayChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Event date' });
    field.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await waitFor(() =>
      expect(
        dialog.getByRole('button', { name: 'Today, Friday, November 20, 2026' }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-27');
    await expect(field).toHaveValue('11/27/2026');
  },
};

export const DaysTaken: Story = {
  args: { disabledDays: (day) => day === '2026-11-25' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await expect(
      dialog.getByRole('button', { name: 'Wednesday, November 25, 2026' }),
    ).toBeDisabled();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: Filled.args,
};
