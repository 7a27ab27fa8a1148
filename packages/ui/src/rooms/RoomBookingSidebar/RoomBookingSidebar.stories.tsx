import { problemMessages } from '@vestibule/domain/problem';
import { roomBookingFields, roomsMessages } from '@vestibule/domain/rooms';
import type { RoomBookingField, RoomBookingProblem, RoomsProblem } from '@vestibule/domain/rooms';
import {
  bookingExamples,
  bookingExamplesCapacity,
  longTextExamples,
  validBookingForm,
} from '@vestibule/domain/rooms/examples';
import { buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor, within } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { availability, emptyForm, filled, framed } from './RoomBookingSidebar.story-data.js';
import { RoomBookingSidebar, type RoomBookingSidebarProps } from './RoomBookingSidebar.js';
import type { BookingProblem } from './use-room-booking.js';

const meta = {
  title: 'Rooms/RoomBookingSidebar',
  tags: ['stable'],
  component: RoomBookingSidebar,
  args: emptyForm,
  decorators: [framed],
} satisfies Meta<typeof RoomBookingSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: ['S2.room.7'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Book This Suite' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: /^Phone ?\(optional\)$/ })).toBeVisible();
    await expect(canvas.queryByText('Stay total')).not.toBeInTheDocument();
  },
};

export const Filled: Story = {
  args: { defaultValue: filled },
  play: async ({ canvas, step }) => {
    await step('the total shows before paying [R7]', async () => {
      await expect(canvas.getByText('3 nights × $180.00')).toBeVisible();
      await expect(canvas.getByText('$540.00')).toBeVisible();
    });
    await step('in rials too, as a card is charged [R7]', async () => {
      await expect(canvas.getByText('OMR 207.628')).toBeVisible();
    });
    await step('and with it the terms: refundable or not [R7]', async () => {
      await expect(canvas.getByText('Refundable')).toBeVisible();
    });
  },
};

export const Booked: Story = {
  args: { defaultValue: filled },
  play: async ({ args, canvas, step, userEvent }) => {
    const at = { checked: 0, booked: 0 };
    mocked(args.onToast).mockImplementation(() => void (at.checked = performance.now()));
    mocked(args.onBook).mockImplementation(() => void (at.booked = performance.now()));
    await step('a passed check says so for two seconds [S5.room.2]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
      await expect(args.onToast).toHaveBeenCalledWith({
        type: 'success',
        text: 'Booking details validated successfully!',
        duration: 2000,
      });
      await expect(args.onBook).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: 'Book Your Stay' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step(
      'and one second later the payment dialog may open (spec 9) [S9.payment.2]',
      async () => {
        await waitFor(() => expect(args.onBook).toHaveBeenCalledWith(filled), { timeout: 2500 });
        await expect(args.onBook).toHaveBeenCalledOnce();
        await expect(at.booked - at.checked).toBeGreaterThan(950);
        // What a busy machine adds, and still no two seconds.
        await expect(at.booked - at.checked).toBeLessThan(1700);
      },
    );
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await step(
      'the first problem shows at its field, in a toast, and takes the focus [R27]',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
        await expect(name).toHaveFocus();
        await expect(name).toBeInvalid();
        await expect(name).toHaveAccessibleDescription('Please enter your name.');
        await expect(args.onToast).toHaveBeenCalledWith({
          type: 'error',
          text: 'Please enter your name.',
          duration: undefined,
        });
      },
    );
    await step('editing clears it; Enter checks again', async () => {
      await userEvent.type(name, 'Amal');
      await expect(name).toBeValid();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Check-in' })).toHaveAccessibleDescription(
        'Please select check-in date.',
      );
    });
  },
};

const labels = {
  guestName: 'Name',
  phone: /^Phone/,
  checkInDate: 'Check-in',
  checkOutDate: 'Check-out',
  guests: 'Guests',
} satisfies Record<RoomBookingField, string | RegExp>;

/** Many forms need more than the narrow frame around one, and are read from the top. */
const wide = {
  args: { room: buildRoom({ capacity: bookingExamplesCapacity }) },
  parameters: { unframed: true, readFromTheTop: true },
} satisfies Partial<Story>;

interface NamedForm extends Partial<RoomBookingSidebarProps> {
  name: string;
}

const captionOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Forms beside each other, each below its name. */
const beside =
  (forms: readonly NamedForm[]): Story['render'] =>
  (args) => (
    <Grid column="large">
      {forms.map(({ name, ...form }) => (
        <Stack key={name} gap="xs">
          <strong>{captionOf(name)}</strong>
          <RoomBookingSidebar {...args} aria-labelledby={undefined} aria-label={name} {...form} />
        </Stack>
      ))}
    </Grid>
  );

type RefusalProblem = Exclude<BookingProblem | RoomsProblem, RoomBookingProblem>;

const refused = (code: 'rooms.not-found' | 'rooms.sold-out') => ({
  problem: { code, message: roomsMessages[code] },
});

/** What stops a booking whose fields are right. */
const refusals: Record<RefusalProblem, NamedForm> = {
  'payments.login-required': { name: 'nobody is signed in', signedIn: false },
  'rooms.sold-out': { name: 'another guest was faster', ...refused('rooms.sold-out') },
  'rooms.not-found': { name: 'the room is no longer offered', ...refused('rooms.not-found') },
};

const fieldProblems = Object.keys(roomBookingFields) as RoomBookingProblem[];
const refusalProblems = Object.keys(refusals) as RefusalProblem[];

function exampleOf(problem: RoomBookingProblem) {
  const found = [...bookingExamples, ...longTextExamples].find(
    (example) => example.problem === problem,
  );
  if (!found) throw new Error(`No example of ${problem}.`);
  return { name: found.name, defaultValue: found.form };
}

/** One form for each problem that the rules name, so a new one is here by itself. */
export const AllFormErrors: Story = {
  ...wide,
  tags: ['!manifest'],
  render: beside([
    ...fieldProblems.map(exampleOf),
    ...refusalProblems.map((code) => ({ defaultValue: validBookingForm, ...refusals[code] })),
  ]),
  play: async ({ canvas, step, userEvent }) => {
    // By labels and words: to look for roles among so many forms takes seconds.
    const formOf = (name: string) => within(canvas.getByLabelText(name, { selector: 'form' }));
    const book = (form: ReturnType<typeof formOf>) =>
      userEvent.click(form.getByText('Book Your Stay'));
    for (const problem of fieldProblems)
      await step(problem, async () => {
        const form = formOf(exampleOf(problem).name);
        await book(form);
        await expect(
          form.getByLabelText(labels[roomBookingFields[problem]]),
        ).toHaveAccessibleDescription(roomsMessages[problem]);
        // The line of the price says it too until the field does.
        await expect(form.getAllByText(roomsMessages[problem])).toHaveLength(1);
      });
    for (const problem of refusalProblems)
      await step(problem, async () => {
        const form = formOf(refusals[problem].name);
        if (problem === 'payments.login-required') await book(form);
        await expect(form.getByRole('alert')).toHaveTextContent(problemMessages[problem]);
      });
  },
};

export const EditedBeforeBooking: Story = {
  args: { defaultValue: filled },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await step('what was not checked is not booked', async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1200);
      });
      await expect(args.onBook).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: 'Book Your Stay' })).not.toHaveAttribute(
        'aria-disabled',
      );
    });
  },
};

export const SignedOut: Story = {
  parameters: { proves: ['S5.room.3'] },
  args: { defaultValue: filled, signedIn: false },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
    await step('an inline message and a toast of four seconds [S8.payment.3, R23]', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Please log in to make a booking.');
      await expect(args.onToast).toHaveBeenCalledWith({
        type: 'error',
        text: 'Please log in to make a booking.',
        duration: 4000,
      });
    });
    await step('the way to the login is beside it', async () => {
      await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    });
  },
};

export const RefusedAtAField: Story = {
  args: {
    defaultValue: filled,
    problem: { code: 'rooms.too-many-guests', message: roomsMessages['rooms.too-many-guests'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Guests' })).toHaveAccessibleDescription(
      'That is more guests than this room sleeps.',
    );
  },
};

export const Pending: Story = {
  args: { defaultValue: filled, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book Your Stay' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const LongText: Story = {
  args: {
    availability,
    defaultValue: {
      ...filled,
      guestName: 'Amal bint Khalid bin Abdullah Al Harthy of the House by the Harbour',
    },
    room: buildRoom({ price: 12345.5, discount: buildDiscount({ value: 12.5 }) }),
  },
};

/** Told at the field, before the payment dialog opens. */
export const NameTooLong: Story = {
  parameters: { proves: ['S8.users.4'] },
  args: {
    defaultValue: {
      guestName: 'a'.repeat(300),
      checkInDate: '2026-12-01',
      checkOutDate: '2026-12-03',
      guests: 2,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription(
      'Please enter a name of at most 200 characters.',
    );
    await expect(name).toHaveFocus();
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

/** The same for the phone number. */
export const PhoneTooLong: Story = {
  parameters: { proves: ['S8.users.4'] },
  args: {
    defaultValue: {
      guestName: 'Amal Al Harthy',
      phone: '9'.repeat(300),
      checkInDate: '2026-12-01',
      checkOutDate: '2026-12-03',
      guests: 2,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
    const phone = canvas.getByRole('textbox', { name: /^Phone/ });
    await expect(phone).toHaveAccessibleDescription(
      'Please enter a phone number of at most 200 characters.',
    );
    await expect(phone).toHaveFocus();
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

/** The table of examples that the rule and the endpoint are tested with (spec 5, Room booking). */
export const EveryExample: Story = {
  ...wide,
  tags: ['!dev', '!manifest'],
  render: beside(bookingExamples.map(({ name, form }) => ({ name, defaultValue: form }))),
  parameters: { ...wide.parameters, proves: ['S5.room.1'] },
  play: async ({ args, canvas, step, userEvent }) => {
    for (const { name, problem } of bookingExamples) {
      await step(name, async () => {
        const sidebar = within(canvas.getByRole('form', { name }));
        await userEvent.click(sidebar.getByRole('button', { name: 'Book Your Stay' }));
        if (problem) {
          const text = roomsMessages[problem];
          const field = sidebar.getByLabelText(labels[roomBookingFields[problem]]);
          await expect(field).toHaveFocus();
          await expect(field).toHaveAccessibleDescription(text);
          await expect(args.onToast).toHaveBeenLastCalledWith({ type: 'error', text });
        } else {
          await expect(args.onToast).toHaveBeenLastCalledWith({
            type: 'success',
            text: 'Booking details validated successfully!',
            duration: 2000,
          });
        }
      });
    }
  },
};
