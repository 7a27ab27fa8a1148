import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { DateRangePicker } from './DateRangePicker.js';
import type { DateRangePickerProps } from './DateRangePicker.js';

function Demo({ value: first, onValueChange, ...props }: DateRangePickerProps) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Dates">
      <DateRangePicker
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
  title: 'Forms/DateRangePicker',
  tags: ['stable'],
  component: DateRangePicker,
  args: { today: SAMPLE_TODAY, onValueChange: fn() },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Dates' })).toHaveAttribute('readonly');
  },
};

export const Filled: Story = {
  args: { value: { checkIn: SAMPLE_TODAY, checkOut: '2026-11-21' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Dates' })).toHaveValue(
      '11/20/2026 - 11/21/2026',
    );
    await expect(canvas.getByRole('button', { name: 'Choose dates' })).toHaveAccessibleDescription(
      'Fri, 20 Nov 2026 to Sat, 21 Nov 2026, 1 night',
    );
  },
};

export const Open: Story = {
  args: Filled.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Dates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose dates' }));
    const today = dialog.getByRole('button', {
      name: 'Today, Friday, November 20, 2026, selected',
    });
    await waitFor(() => expect(today).toHaveFocus());
    await expect(
      dialog.getByRole('button', { name: 'Thursday, November 19, 2026' }),
    ).toBeDisabled();
  },
};

const openCalendar = async (open: () => Promise<void>) => {
  await open();
  return within(await screen.findByRole('dialog'));
};

export const Suggested: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const dialog = await openCalendar(() => userEvent.click(canvas.getByRole('textbox')));
    await step(
      'today to tomorrow is suggested (spec 5), and said to be [S5.search.5]',
      async () => {
        await expect(
          dialog.getByRole('button', { name: 'Today, Friday, November 20, 2026, suggested' }),
        ).toHaveFocus();
        await expect(dialog.getByText('Suggested: Nov 20 – Nov 21')).toBeVisible();
        await expect(dialog.getByText('1 night')).toBeVisible();
      },
    );
    await step('nothing is chosen', async () => {
      await expect(dialog.queryByRole('button', { name: /selected/ })).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox')).toHaveValue('');
    });
  },
};

export const Growing: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const dialog = await openCalendar(() => userEvent.click(canvas.getByRole('textbox')));
    const day = (name: RegExp) => dialog.getByRole('button', { name });
    await userEvent.click(day(/November 24, 2026/));
    await expect(dialog.getByText('Choose your check-out day')).toBeVisible();
    await step('the stay grows under the pointer, and its nights are counted', async () => {
      await userEvent.hover(day(/November 25, 2026/));
      await expect(dialog.getByText('1 night')).toBeVisible();
      await userEvent.hover(day(/November 27, 2026/));
      await expect(dialog.getByText('3 nights')).toBeVisible();
      await expect(dialog.getByText('Nov 24 – Nov 27')).toBeVisible();
    });
    await step('only the pressed day is selected', async () => {
      await expect(dialog.getAllByRole('button', { name: /selected/ })).toHaveLength(1);
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
  },
};

export const GrowingByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox').focus();
    const dialog = await openCalendar(() => userEvent.keyboard('{Enter}'));
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}');
    await expect(dialog.getByText('7 nights')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(dialog.getByText('6 nights')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith({
      checkIn: '2026-11-21',
      checkOut: '2026-11-27',
    });
  },
};

export const TwoDaysChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose dates' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /November 24, 2026/ }));
    await userEvent.click(dialog.getByRole('button', { name: /November 27, 2026/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith({
      checkIn: '2026-11-24',
      checkOut: '2026-11-27',
    });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('11/24/2026 - 11/27/2026');
  },
};

export const QuickRange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const name of ['Today', 'Tomorrow', 'Next 7 Days', 'Next 30 Days']) {
      await expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Next 7 Days' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({
      checkIn: SAMPLE_TODAY,
      checkOut: '2026-11-26',
    });
  },
};

export const TabInTheCalendar: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const dialog = await openCalendar(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Choose dates' })),
    );
    const day = (name: RegExp) => dialog.getByRole('button', { name });
    await waitFor(() => expect(day(/^Today, /)).toHaveFocus());
    const quick = ['Today', 'Tomorrow', 'Next 7 Days', 'Next 30 Days'];
    await step('the quick ranges follow the days, and the months follow them', async () => {
      const next = dialog.getByRole('button', { name: 'Next month' });
      await userEvent.tab();
      // Beside a second month its button follows the days of the first.
      if (document.activeElement === next) await userEvent.tab();
      for (const name of quick) {
        await expect(dialog.getByRole('button', { name })).toHaveFocus();
        await userEvent.tab();
      }
      await expect(dialog.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    });
    await step('Escape closes it, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Choose dates' })).toHaveFocus();
    });
  },
};

export const Invalid: Story = {
  render: (args) => (
    <Field label="Dates" error="Please select check-in date.">
      <DateRangePicker {...args} />
    </Field>
  ),
};

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
