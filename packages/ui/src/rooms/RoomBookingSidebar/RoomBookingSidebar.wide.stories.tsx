import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { problemMessages } from '@vestibule/domain/problem';
import { roomBookingFields, roomsMessages } from '@vestibule/domain/rooms';
import type { RoomBookingField, RoomBookingProblem, RoomsProblem } from '@vestibule/domain/rooms';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import {
  bookingExamples,
  bookingExamplesCapacity,
  longTextExamples,
  validBookingForm,
} from '@vestibule/domain/rooms/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { RoomBookingSidebar, type RoomBookingSidebarProps } from './RoomBookingSidebar.js';
import type { BookingProblem } from './use-room-booking.js';

const room = buildRoom({ capacity: bookingExamplesCapacity });

const labels = {
  guestName: 'Name',
  phone: /^Phone/,
  checkInDate: 'Check-in',
  checkOutDate: 'Check-out',
  guests: 'Guests',
} satisfies Record<RoomBookingField, string | RegExp>;

const meta = {
  // Among the other stories of the form, but without the narrow frame around them.
  title: 'Rooms/RoomBookingSidebar',
  // The manifest tells of a component once, from the file of its other stories.
  tags: ['stable', '!manifest'],
  component: RoomBookingSidebar,
  args: { room, today: SAMPLE_TODAY, signedIn: true, onToast: fn(), onBook: fn() },
  parameters: { readFromTheTop: true },
} satisfies Meta<typeof RoomBookingSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

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
export const EveryError: Story = {
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

/** The table of examples that the rule and the endpoint are tested with (spec 5, Room booking). */
export const EveryExample: Story = {
  tags: ['!dev'],
  render: beside(bookingExamples.map(({ name, form }) => ({ name, defaultValue: form }))),
  parameters: { proves: ['S5.room.1'] },
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
