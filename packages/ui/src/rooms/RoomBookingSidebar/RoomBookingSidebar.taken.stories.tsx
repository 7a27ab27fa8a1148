import { roomsMessages } from '@vestibule/domain/rooms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { availability, emptyForm, filled, framed } from './RoomBookingSidebar.story-data.js';
import { RoomBookingSidebar } from './RoomBookingSidebar.js';

const meta = {
  title: 'Rooms/RoomBookingSidebar/Taken nights',
  tags: ['stable'],
  component: RoomBookingSidebar,
  args: emptyForm,
  decorators: [framed],
} satisfies Meta<typeof RoomBookingSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const AllNightsTaken: Story = {
  args: { defaultValue: filled, availability: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These nights are taken.')).toBeVisible();
    await expect(canvas.getByText('We have no other free dates near these.')).toBeVisible();
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
