import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { useCallback, useRef, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { TextInput } from '../TextInput/TextInput.js';
import { CodeLoaderContext, type CodeLoader } from '../../theme/code-loader.js';
import { DatePicker } from './DatePicker.js';
import type { DatePickerProps } from './DatePicker.js';

function Kept({ value: first, onValueChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState(first);
  return (
    <DatePicker
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const Demo = (props: DatePickerProps) => (
  <Field label="Event date">
    <Kept {...props} />
  </Field>
);

const meta = {
  title: 'Forms/DatePicker',
  tags: ['stable'],
  component: DatePicker,
  args: { today: SAMPLE_TODAY, onValueChange: fn() },
  // A day chosen under Controls begins anew; the label is translated where a story itself gives it.
  render: (args) => (
    <Field label="Event date">
      <Kept key={args.value} {...args} />
    </Field>
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Of the first column, as assistive technology reads it. */
async function firstWeekday() {
  const [first] = await screen.findAllByRole('columnheader');
  return first?.getAttribute('abbr');
}

export const WeekFromSunday: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await firstWeekday()).toBe('Sunday');
  },
};

/** Oman counts its week from Saturday. */
export const WeekFromSaturday: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await firstWeekday()).toBe('السبت');
  },
};

export const Filled: Story = {
  args: { value: '2026-12-04' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Fri, 4 Dec 2026');
  },
};
export const Disabled: Story = { args: { value: '2026-12-04', disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Event date" error="Event date is required">
      <DatePicker {...args} />
    </Field>
  ),
};

/** The calendar's code has not come while the browser was idle: the press asks for it. */
function notFetchedAhead() {
  spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0);
}

/** The browser is idle at once; on a busy machine it may not be for a minute. */
function idleAtOnce() {
  spyOn(globalThis, 'requestIdleCallback').mockImplementation((work) => {
    work({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
}

/** Its code comes by `loadCode` alone. */
function LoadedBy({ loadCode, ...props }: DatePickerProps & { loadCode: CodeLoader }) {
  return (
    <CodeLoaderContext value={loadCode}>
      <Demo {...props} />
    </CodeLoaderContext>
  );
}

const never: CodeLoader = () => new Promise(() => undefined);

export const Loading: Story = {
  beforeEach: notFetchedAhead,
  render: (args) => <LoadedBy {...args} loadCode={never} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose a date' });
    await userEvent.click(button);
    await expect(canvas.getByText('Loading the calendar...')).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Its code cannot be fetched at first; the next press tries again (spec 9, Date picker). */
function FailedOnce(props: DatePickerProps) {
  const fetches = useRef(0);
  const loadCode = useCallback<CodeLoader>(async (load) => {
    fetches.current += 1;
    if (fetches.current === 1) throw new Error('No connection');
    return await load();
  }, []);
  return <LoadedBy {...props} loadCode={loadCode} />;
}

export const Failed: Story = {
  beforeEach: notFetchedAhead,
  render: (args) => <FailedOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose a date' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
    await expect(canvas.getByRole('alert').firstElementChild?.tagName).toBe('svg');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LoadedAfterAFailure: Story = {
  parameters: { proves: ['S9.picker.1'] },
  ...Failed,
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('a failure is said [S9.picker.1]', async () => await Failed.play?.(context));
    await step('one press more loads it, and the error goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      const today = await screen.findByRole('button', { name: /^Today/ });
      await expect(today).toHaveFocus();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('nor does it come back once a day is chosen', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Today/ }));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

/** Its code has come while the browser was idle: nothing is asked of the loader any more. */
export const OpenedOnPress: Story = {
  beforeEach: idleAtOnce,
  render: (args) => <LoadedBy {...args} loadCode={never} />,
  play: async ({ canvas }) => {
    await import('../calendar/CalendarPopover.js');
    await new Promise((resolve) => setTimeout(resolve, 100));
    canvas.getByRole('button', { name: 'Choose a date' }).click();
    await Promise.resolve();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Today/ })).toHaveFocus();
  },
};

export const DayChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Event date' });
    field.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
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
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      dialog.getByRole('button', { name: 'Wednesday, November 25, 2026, taken' }),
    ).toBeDisabled();
  },
};

export const Keyboard: Story = {
  args: { disabledDays: (day) => day === '2026-11-27' },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const dialog = within(await screen.findByRole('dialog'));
    const lands = async (keys: string, name: RegExp) => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(dialog.getByRole('button', { name })).toHaveFocus());
    };
    await step('a day that is taken is passed over', async () => {
      await lands('{ArrowDown}', /November 28, 2026/);
    });
    await step('Home and End stay in the week', async () => {
      await lands('{Home}', /November 22, 2026/);
      await lands('{End}', /November 28, 2026/);
    });
    await step('Page Down and Page Up change the month, with Shift the year', async () => {
      await lands('{PageDown}', /December 28, 2026/);
      await lands('{Shift>}{PageDown}{/Shift}', /December 28, 2027/);
      await lands('{PageUp}', /November 28, 2027/);
    });
    await step('nothing leads before today', async () => {
      await lands('{Shift>}{PageUp}{PageUp}{/Shift}', /November 20, 2026/);
      await lands('{ArrowLeft}', /November 20, 2026/);
    });
    await step('a button of the head keeps the focus', async () => {
      const next = dialog.getByRole('button', { name: 'Next month' });
      await userEvent.click(next);
      await expect(dialog.getByRole('grid', { name: 'December 2026' })).toBeVisible();
      await expect(next).toHaveFocus();
    });
    await step('Escape closes it, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Choose a date' })).toHaveFocus();
    });
  },
};

/** The field stands between others. */
const inAForm: Pick<Story, 'render'> = {
  render: (args) => (
    <>
      <Field label="Name">
        <TextInput name="name" />
      </Field>
      <Demo {...args} />
      <Field label="Wishes">
        <TextInput name="wishes" />
      </Field>
    </>
  ),
};

export const TabInTheCalendar: Story = {
  ...inAForm,
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Choose a date' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    const today = dialog.getByRole('button', { name: /^Today/ });
    const [previous, next] = ['Previous month', 'Next month'].map((name) =>
      dialog.getByRole('button', { name }),
    );
    await waitFor(() => expect(today).toHaveFocus());
    await step('from the days to the months around, and back to the days', async () => {
      for (const stop of [previous, next, today, previous]) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
    });
    await step('and the other way round', async () => {
      for (const stop of [today, next, previous]) {
        await userEvent.tab({ shift: true });
        await expect(stop).toHaveFocus();
      }
    });
    await step('Escape closes it; Tab then goes on to the next field', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(opener).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Wishes' })).toHaveFocus();
    });
  },
};

/** From the field itself the calendar can be left: the focus takes it along. */
export const ClosedByTheFocus: Story = {
  ...inAForm,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Event date' });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await screen.findByRole('dialog');
    await userEvent.click(field);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const YearsAway: Story = {
  args: {
    value: '1990-04-21',
    earliest: '1906-01-01',
    latest: SAMPLE_TODAY,
    yearList: true,
    onClear: fn(),
  },
  render: (args) => (
    <Field label="Date of birth">
      <Kept key={args.value} {...args} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('grid', { name: 'April 1990' })).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /April 21, 1990/ })).toHaveFocus(),
    );
  },
};

export const YearsAwayByKeyboard: Story = {
  ...YearsAway,
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [month, year] = dialog.getAllByRole('combobox');
    if (!month || !year) throw new Error('There are two lists.');
    await step('nothing lies after the last day', async () => {
      await userEvent.selectOptions(month, 'December');
      await userEvent.selectOptions(year, '2026');
      await expect(dialog.getByRole('grid', { name: 'November 2026' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: /November 21, 2026/ })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: 'Next month' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('the arrow keys leave the lists alone, and move among the days', async () => {
      await userEvent.selectOptions(year, '1985');
      await userEvent.selectOptions(month, 'February');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(dialog.getByRole('button', { name: /February 1, 1985/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(dialog.getByRole('button', { name: /January 31, 1985/ })).toHaveFocus();
      await expect(args.onClear).not.toHaveBeenCalled();
    });
  },
};
