import { problemMessages } from '@vestibule/domain/problem';
import { roomBookingFields, roomsMessages } from '@vestibule/domain/rooms';
import type { RoomBookingField, RoomBookingProblem, RoomsProblem } from '@vestibule/domain/rooms';
import {
  bookingExamples,
  bookingExamplesCapacity,
  longTextExamples,
  validBookingForm,
} from '@vestibule/domain/rooms/examples';
import { rialsText } from '@vestibule/domain/payments';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { buildAvailability, buildDiscount, buildRoom } from '@vestibule/domain/rooms/builders';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { Grid } from '../../layout/Grid/Grid.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { RoomBookingSidebar, type RoomBookingSidebarProps } from './RoomBookingSidebar.js';
import type { BookingProblem } from './use-room-booking.js';

const today = SAMPLE_TODAY;
const filled = {
  guestName: 'Amal Al Harthy',
  checkInDate: '2026-11-21',
  checkOutDate: '2026-11-24',
  guests: 2,
};
const taken = new Set(['2026-11-22', '2026-11-23']);
const availability = buildAvailability('sea-view-king', today, 30).map((entry) =>
  taken.has(entry.date) ? { ...entry, available: 0 } : entry,
);

const framed: Decorator = (Story, { parameters }) =>
  parameters['unframed'] ? (
    <Story />
  ) : (
    <div style={{ maxInlineSize: '26rem', margin: '1rem' }}>
      <Story />
    </div>
  );

const meta = {
  title: 'Rooms/RoomBookingSidebar',
  tags: ['stable'],
  component: RoomBookingSidebar,
  args: {
    room: buildRoom(),
    today,
    signedIn: true,
    onToast: fn(),
    onBook: fn(),
    cardCharge: rialsText,
  },
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

/** Who is signed in need not say again who books. */
export const KnownGuest: Story = {
  args: { guest: { guestName: 'Layla Haddad', phone: '+96892123456' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Layla Haddad');
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+96892123456');
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
export const EveryError: Story = {
  name: 'All Form Errors',
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

/** The hotel takes no cards at the moment. */
export const WithoutCards: Story = {
  args: { defaultValue: filled, methods: ['usdt'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$540.00')).toBeVisible();
    await expect(canvas.queryByText(/OMR/)).not.toBeInTheDocument();
  },
};

/** The card is charged in dollars. */
export const ChargedInDollars: Story = {
  args: { defaultValue: filled, cardCharge: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$540.00')).toBeVisible();
    await expect(canvas.queryByText('Charged to the card')).not.toBeInTheDocument();
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

/** This rate is not given back. */
export const NonRefundable: Story = {
  args: { defaultValue: filled, room: buildRoom({ isRefundable: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Non-refundable')).toBeVisible();
  },
};

/** From the day on which a stay begins, nothing promises all of the money back. */
export const BeginsToday: Story = {
  args: { defaultValue: { ...filled, checkInDate: today } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free cancellation has ended')).toBeVisible();
    await expect(canvas.queryByText('Refundable')).not.toBeInTheDocument();
  },
};

export const Discounted: Story = {
  args: { defaultValue: filled, room: buildRoom({ discount: buildDiscount() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 nights × $144.00')).toBeVisible();
    await expect(canvas.getByText('$432.00')).toBeVisible();
  },
};

/** A label and its amount that do not fit in one line: the amount stays at the end. */
export const DiscountedOnAPhone: Story = {
  args: Discounted.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const amount = canvas.getByText('OMR 166.103').getBoundingClientRect();
    const total = canvas.getByText('$432.00').getBoundingClientRect();
    await expect(amount.right).toBeCloseTo(total.right, 0);
  },
};

export const ChoosingDates: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const total = canvas.getByRole('status');
    await step('the place of the total is there, and is empty', async () => {
      await expect(total).toBeEmptyDOMElement();
    });
    const choose = async (button: string, day: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: day }));
    };
    await step('two days from two calendars', async () => {
      await choose('Choose check-in date', /November 24(th)?, 2026/);
      await choose('Choose check-out date', /November 26(th)?, 2026/);
    });
    await step('make a total, announced because its place was there before', async () => {
      await expect(await canvas.findByText('2 nights × $180.00')).toBeVisible();
      await expect(total).toHaveTextContent('Stay total $360.00');
    });
  },
};

const day = (name: RegExp) => screen.getByRole('button', { name });

/** Each calendar offers what a stay can begin or end with. */
export const TakenDaysInTheCalendars: Story = {
  args: { availability },
  play: async ({ canvas, step, userEvent }) => {
    const open = async (button: string) => {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await screen.findByRole('dialog');
    };
    await step('taken nights cannot be a check-in', async () => {
      await open('Choose check-in date');
      await expect(day(/November 22, 2026, taken$/)).toBeDisabled();
      await expect(day(/November 23, 2026, taken$/)).toBeDisabled();
      await userEvent.click(day(/November 21, 2026$/));
    });
    await step(
      'nor the days up to the check-in, or beyond a taken night, a check-out',
      async () => {
        await open('Choose check-out date');
        await expect(day(/November 21, 2026$/)).toBeDisabled();
        await expect(day(/November 22, 2026$/)).toBeEnabled();
        await expect(day(/November 23, 2026, taken$/)).toBeDisabled();
        await expect(day(/November 25, 2026$/)).toBeDisabled();
        await userEvent.click(day(/November 22, 2026$/));
      },
    );
    await expect(await canvas.findByText('1 night × $180.00')).toBeVisible();
  },
};

/** The total never goes without a word. */
export const LaterCheckIn: Story = {
  args: { defaultValue: filled },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose check-in date' }));
    await screen.findByRole('dialog');
    await userEvent.click(day(/November 26, 2026$/));
    await step('the check-out follows with as many nights, and it is announced', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Check-out' })).toHaveValue('11/29/2026');
      const total = canvas.getByRole('status');
      await expect(total).toHaveTextContent('Check-out moved to Sun, 29 Nov 2026.');
      await expect(total).toHaveTextContent('Stay total $540.00');
    });
  },
};

/** As a draft of another day may bring it. */
export const WrongOrder: Story = {
  args: { defaultValue: { ...filled, checkOutDate: '2026-11-21' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check-out must be after check-in.');
  },
};

/** As an old link asks for it. */
export const PastDates: Story = {
  args: {
    defaultValue: { ...filled, checkInDate: '2026-02-05', checkOutDate: '2026-02-08' },
    availability,
  },
  play: async ({ canvas, step }) => {
    await step('it has no price and no terms, and is past rather than taken', async () => {
      const total = canvas.getByRole('status');
      await expect(total).toHaveTextContent(/^Check-in cannot be in the past\.$/);
      await expect(canvas.queryByText('These nights are taken.')).not.toBeInTheDocument();
    });
    await step('other dates are offered', async () => {
      await expect(canvas.getByText('Free near these dates:')).toBeVisible();
    });
  },
};

/** Nobody has these nights: they are not sold yet. */
export const NotOpenYet: Story = {
  args: {
    defaultValue: { ...filled, checkInDate: '2027-06-01', checkOutDate: '2027-06-04' },
    availability,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Rooms can be booked until 19 December 2026. Later dates are not open yet.'),
    ).toBeVisible();
    await expect(canvas.queryByText('These nights are taken.')).not.toBeInTheDocument();
    await expect(canvas.getByText('Free near these dates:')).toBeVisible();
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

export const SomeNightsTaken: Story = {
  args: { defaultValue: filled, availability },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Some of these nights are taken.')).toBeVisible();
    await step('the nearest free stays are one press away', async () => {
      const stays = canvas.getAllByRole('button', { name: / to / });
      await expect(stays.map((stay) => stay.textContent)).toEqual([
        'Tue, 24 Nov 2026 to Fri, 27 Nov 2026',
        'Wed, 25 Nov 2026 to Sat, 28 Nov 2026',
        'Thu, 26 Nov 2026 to Sun, 29 Nov 2026',
      ]);
    });
  },
};

/** Known to be taken: nobody logs in for these nights, and no payment is begun. */
export const TakenNightsBooked: Story = {
  args: { defaultValue: filled, availability, signedIn: false, onTaken: fn() },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
    await step('the message with the free dates has the focus', async () => {
      const message = canvasElement.querySelector<HTMLElement>('[data-tone="warning"]');
      await expect(message).toHaveFocus();
      await expect(message).toHaveTextContent('Some of these nights are taken.');
      await expect(canvas.getByRole('button', { name: /^Tue, 24 Nov/ })).toBeVisible();
      await expect(args.onTaken).toHaveBeenCalledOnce();
    });
    await step('no success is said, no login asked for, and nothing is lost', async () => {
      await expect(args.onToast).not.toHaveBeenCalled();
      await expect(canvas.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Book Your Stay' })).not.toHaveAttribute(
        'aria-disabled',
      );
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Amal Al Harthy');
    });
    await step('with free dates the press goes on to the login', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Tue, 24 Nov/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
      await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    });
  },
};

/** What is free is known a moment after the page has been rendered. */
export const TakenLater: Story = {
  args: { defaultValue: filled },
  render: function Asking(args) {
    const [known, setKnown] = useState(false);
    return (
      <>
        <RoomBookingSidebar {...args} availability={known ? availability : undefined} />
        <Button onClick={() => setKnown(true)}>The availability arrives</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const message = canvasElement.querySelector('[data-tone="warning"]');
    await step('the place of the message is there, and is empty', async () => {
      await expect(message).toHaveAttribute('aria-live', 'polite');
      await expect(message).toBeEmptyDOMElement();
    });
    await step('the words come into it, and so are announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'The availability arrives' }));
      await expect(message).toHaveTextContent('Some of these nights are taken.');
    });
  },
};

/** Their own hold is why nothing is left: nobody is refused for that. */
export const HeldByYou: Story = {
  args: {
    defaultValue: filled,
    availability,
    held: [{ checkIn: '2026-11-22', checkOut: '2026-11-24' }],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/You hold some of these nights already, in a booking that waits to be paid/),
    ).toBeVisible();
    await expect(canvas.queryByText(/nights are taken/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Book Your Stay' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const AnotherStayChosen: Story = {
  args: { defaultValue: filled, availability },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tue, 24 Nov/ }));
    await step('its dates fill the form, and the message goes', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Check-in' })).toHaveValue('11/24/2026');
      await expect(canvas.getByRole('textbox', { name: 'Check-out' })).toHaveValue('11/27/2026');
      await expect(canvas.queryByText('Some of these nights are taken.')).not.toBeInTheDocument();
    });
    await step('the first of them has the focus', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Check-in' })).toHaveFocus();
    });
  },
};

export const AllNightsTaken: Story = {
  args: { defaultValue: filled, availability: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These nights are taken.')).toBeVisible();
    await expect(canvas.getByText('We have no other free dates near these.')).toBeVisible();
  },
};

/** Another guest paid first: what the loser of the race sees. */
export const LostTheRace: Story = {
  name: 'Room Taken By Another Guest',
  args: {
    defaultValue: filled,
    problem: {
      code: 'rooms.sold-out',
      message: roomsMessages['rooms.sold-out'],
      freeStays: [
        { checkIn: '2026-11-24', checkOut: '2026-11-27' },
        { checkIn: '2026-11-25', checkOut: '2026-11-28' },
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('says plainly what happened, and what is free', async () => {
      const alert = within(canvas.getByRole('alert'));
      await expect(alert.getByText('This room is taken for some of those nights.')).toBeVisible();
      await expect(alert.getAllByRole('button')).toHaveLength(2);
    });
    await step('nothing that was typed is lost', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Amal Al Harthy');
    });
  },
};

export const LostTheRaceAndStays: Story = {
  name: 'Room Taken, Other Dates Chosen',
  args: LostTheRace.args,
  play: async ({ canvas, step, userEvent }) => {
    await step('a press takes the next dates, and the message goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Wed, 25 Nov/ }));
      await expect(canvas.getByRole('textbox', { name: 'Check-in' })).toHaveValue('11/25/2026');
      await expect(canvas.getByRole('textbox', { name: 'Check-in' })).toHaveFocus();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
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

/** A name that was filled in can be taken out, and does not come back. */
export const KnownNameCleared: Story = {
  args: KnownGuest.args,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await expect(name).toHaveValue('');
  },
};

/** The profile is known only after the guest has begun: what was typed stays, the rest is filled. */
export const ProfileLoadedLate: Story = {
  render: function SigningIn(args) {
    const [known, setKnown] = useState(false);
    return (
      <>
        <RoomBookingSidebar
          {...args}
          guest={known ? { guestName: 'Layla Haddad', phone: '+96892123456' } : undefined}
        />
        <Button onClick={() => setKnown(true)}>The profile arrives</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Amal');
    await userEvent.click(canvas.getByRole('button', { name: 'The profile arrives' }));
    await expect(name).toHaveValue('Amal');
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+96892123456');
  },
};

/** Back from the login: what was typed before it stands, not the profile's. */
export const DraftAndProfile: Story = {
  render: function BackFromLogin(args) {
    const [kept, setKept] = useState(false);
    return (
      <>
        <RoomBookingSidebar
          {...args}
          guest={{ guestName: 'Layla Haddad', phone: '+96892123456' }}
          draft={kept ? { guestName: 'Amal Al Harthy', phone: '' } : undefined}
        />
        <Button onClick={() => setKept(true)}>The draft is read</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The draft is read' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Amal Al Harthy');
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+96892123456');
  },
};

/** The login was asked for before it was known what is free: both are said. */
export const TakenWhileSignedOut: Story = {
  args: { ...TakenLater.args, signedIn: false },
  render: TakenLater.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Your Stay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The availability arrives' }));
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByText('Some of these nights are taken.')).toBeVisible();
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
