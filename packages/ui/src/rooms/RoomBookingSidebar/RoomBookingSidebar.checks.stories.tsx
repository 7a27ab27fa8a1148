import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { roomBookingFields, roomsMessages } from '@vestibule/domain/rooms';
import type { RoomBookingField } from '@vestibule/domain/rooms';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { bookingExamples, bookingExamplesCapacity } from '@vestibule/domain/rooms/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { RoomBookingSidebar } from './RoomBookingSidebar.js';

const room = buildRoom({ capacity: bookingExamplesCapacity });

const labels = {
  guestName: 'Name',
  phone: 'Phone',
  checkInDate: 'Check-in',
  checkOutDate: 'Check-out',
  guests: 'Guests',
} satisfies Record<RoomBookingField, string>;

const meta = {
  title: 'Rooms/RoomBookingSidebar/Checks',
  tags: ['stable'],
  component: RoomBookingSidebar,
  args: { room, today: SAMPLE_TODAY, signedIn: true, onToast: fn(), onBook: fn() },
  render: (args) => (
    <Grid column="large">
      {bookingExamples.map(({ name, form }) => (
        <Stack key={name} gap="xs">
          <strong>{name}</strong>
          <RoomBookingSidebar
            {...args}
            aria-labelledby={undefined}
            aria-label={name}
            defaultValue={form}
          />
        </Stack>
      ))}
    </Grid>
  ),
} satisfies Meta<typeof RoomBookingSidebar>;

export default meta;

/** The table of examples that the rule and the endpoint are tested with (spec 5, Room booking). */
export const EveryExample: StoryObj<typeof meta> = {
  name: 'Every error of the booking form',
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
    // The focus went down the page with the steps; who opens the story reads it from the top.
    scrollTo({ top: 0, behavior: 'instant' });
    await expect(scrollY).toBe(0);
  },
};
