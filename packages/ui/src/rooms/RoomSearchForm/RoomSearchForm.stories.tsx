import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { expect, fn, screen, within } from 'storybook/test';
import { RoomSearchForm } from './RoomSearchForm.js';

const meta = {
  title: 'Rooms/RoomSearchForm',
  tags: ['stable'],
  component: RoomSearchForm,
  args: { today: SAMPLE_TODAY, onSearch: fn() },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof RoomSearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the range field is read-only and empty (spec 5) [S5.search.5]', async () => {
      const field = canvas.getByRole('textbox', { name: 'Check-in and check-out' });
      await expect(field).toHaveAttribute('readonly');
      await expect(field).toHaveValue('');
    });
    await step('without a range the search carries guests alone (spec 2, Home)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search Room' }));
      await expect(args.onSearch).toHaveBeenCalledWith({ stay: undefined, guests: 1 });
    });
  },
};

export const Filled: Story = {
  args: {
    defaultValue: { stay: { checkIn: '2026-11-24', checkOut: '2026-11-27' }, guests: 3 },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Check-in and check-out' });
    await step('dates show as MM/DD/YYYY (spec 5)', async () => {
      await expect(field).toHaveValue('11/24/2026 - 11/27/2026');
    });
    await step('Enter searches', async () => {
      canvas.getByRole('button', { name: 'Search Room' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith({
        stay: { checkIn: '2026-11-24', checkOut: '2026-11-27' },
        guests: 3,
      });
    });
  },
};

/** As an old bookmark brings them. */
export const DatesPast: Story = {
  args: {
    defaultValue: { stay: { checkIn: '2026-11-19', checkOut: '2026-11-22' }, guests: 2 },
  },
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Check-in and check-out' });
    await step('the field says so before anything is pressed', async () => {
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(
        'These dates are in the past. Please choose new ones.',
      );
    });
    await step('and no longer once they are cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear dates' }));
      await expect(field).toBeValid();
    });
  },
};

export const DatesCleared: Story = {
  args: Filled.args,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Check-in and check-out' });
    const form = canvas.getByRole('form', { name: 'Search rooms' });
    const { height } = form.getBoundingClientRect();
    const clear = canvas.getByRole('button', { name: 'Clear dates' });
    const top = field.getBoundingClientRect().top;
    await expect(clear.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    await userEvent.click(clear);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    // Around it nothing moves: on the home page the title is on the form.
    await expect(form.getBoundingClientRect().height).toBe(height);
  },
};

/** Words and button share the line, and do not meet. */
export const DatesOnAPhone: Story = {
  args: Filled.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Check-in and check-out');
    const words = document.createRange();
    words.selectNodeContents(label);
    const { right, height } = words.getBoundingClientRect();
    const clear = canvas.getByText('Clear dates').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(clear.left + 12);
    await expect(height).toBeLessThan(30);
  },
};

export const GuestsInStepsOfOne: Story = {
  parameters: { proves: ['S4.search.1'] },
  args: { defaultValue: { guests: 9 } },
  play: async ({ args, canvas, step, userEvent }) => {
    const guests = canvas.getByRole('spinbutton', { name: 'Guests' });
    const more = canvas.getByRole('button', { name: 'More guests' });
    await step('up to ten (spec 9) [S5.search.1]', async () => {
      await userEvent.click(more);
      await expect(guests).toHaveValue(10);
      await expect(more).toHaveAttribute('aria-disabled', 'true');
    });
    await step('and down again, by keyboard too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fewer guests' }));
      guests.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(guests).toHaveValue(8);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Search Room' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ stay: undefined, guests: 8 });
  },
};

export const CalendarOpen: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    const dialog = within(await screen.findByRole('dialog'));
    await step('the picker starts with today to tomorrow (spec 5)', async () => {
      await expect(dialog.getByRole('button', { name: /November 20.*suggested/ })).toBeVisible();
      await expect(dialog.getByRole('button', { name: /November 21.*suggested/ })).toBeVisible();
    });
    await step('days before the hotel’s today cannot be chosen', async () => {
      await expect(dialog.getByRole('button', { name: /November 19/ })).toBeDisabled();
    });
  },
};

export const QuickRange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Next 7 Days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Search Room' }));
    await expect(args.onSearch).toHaveBeenCalledWith({
      stay: { checkIn: SAMPLE_TODAY, checkOut: '2026-11-26' },
      guests: 1,
    });
  },
};

export const RoomsFromTheAddress: Story = {
  parameters: { proves: ['S2.rooms.4', 'R30'] },
  args: { defaultValue: { guests: 2, rooms: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Rooms' })).toHaveValue(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Search Room' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ stay: undefined, guests: 2, rooms: 2 });
  },
};

export const OutOfBounds: Story = {
  args: { defaultValue: { guests: 99 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Guests' })).toHaveValue(10);
  },
};

export const Loading: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search Room' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
