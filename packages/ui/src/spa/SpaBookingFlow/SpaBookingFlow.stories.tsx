import { buildTreatment } from '@vestibule/domain/spa/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within, waitFor } from 'storybook/test';
import { cardAt, complete, someTaken, today } from '../spa.story-data.js';
import { WithSpaCard } from '../WithSpaCard.story-data.js';
import { SpaBookingFlow } from './SpaBookingFlow.js';

const meta = {
  title: 'Spa/SpaBookingFlow',
  tags: ['stable'],
  component: SpaBookingFlow,
  args: {
    treatment: buildTreatment(),
    state: cardAt('duration'),
    today,
    times: { slots: someTaken },
    signedIn: true,
    onAction: fn(),
    onToast: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', margin: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <WithSpaCard {...args}>{(options) => <SpaBookingFlow {...options} />}</WithSpaCard>
  ),
} satisfies Meta<typeof SpaBookingFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Choose Duration' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const EveryStep: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const next = () => canvas.getByRole('button', { name: 'Next' });
    await step(
      'Choose Duration: the heading has the focus, Next waits for a duration [S2.spa.3]',
      async () => {
        await expect(canvas.getByRole('heading', { name: 'Choose Duration' })).toHaveFocus();
        await expect(canvas.getByRole('status')).toHaveTextContent('Step 1 of 3');
        await userEvent.click(next());
        await expect(
          canvas.getByRole('radiogroup', { name: 'Duration' }),
        ).toHaveAccessibleDescription('Please choose a duration.');
        await userEvent.click(canvas.getByRole('radio', { name: '90 minutes $125.50' }));
        await userEvent.click(next());
      },
    );
    await step('Choose Date & Time: the heading has the focus again [S2.spa.3]', async () => {
      await expect(canvas.getByRole('heading', { name: 'Choose Date & Time' })).toHaveFocus();
      await expect(canvas.getByText('Step 2 of 3')).toBeVisible();
      await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    });
    await step('a day, not before the hotel’s today [S5.spa.4]', async () => {
      const open = canvas.getByRole('button', { name: 'Choose the date of your treatment' });
      await userEvent.click(open);
      const calendar = within(await screen.findByRole('dialog'));
      await expect(calendar.getByRole('button', { name: /November 19(th)?, 2026/ })).toBeDisabled();
      await userEvent.click(calendar.getByRole('button', { name: /November 24(th)?, 2026/ }));
    });
    await step('then one of its 22 times', async () => {
      await expect(await canvas.findAllByRole('radio')).toHaveLength(22);
      await userEvent.click(canvas.getByRole('radio', { name: '10:30' }));
      await userEvent.click(next());
    });
    await step('Confirm Booking: everything once more, and what it costs [S2.spa.3]', async () => {
      await expect(canvas.getByRole('heading', { name: 'Confirm Booking' })).toHaveFocus();
      await expect(canvas.getByText('Step 3 of 3')).toBeVisible();
      await expect(canvas.getByText('90 minutes')).toBeVisible();
      await expect(canvas.getByText('Tue, 24 Nov 2026')).toBeVisible();
      await expect(canvas.getByText('10:30')).toBeVisible();
      await expect(canvas.getByText('$125.50')).toBeVisible();
    });
  },
};

export const Backwards: Story = {
  args: { state: cardAt('confirm', complete) },
  play: async ({ args, canvas, step, userEvent }) => {
    const back = async () => userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await step('Back keeps what was chosen', async () => {
      await back();
      await expect(canvas.getByRole('heading', { name: 'Choose Date & Time' })).toHaveFocus();
      await expect(canvas.getByRole('radio', { name: '10:30' })).toBeChecked();
      await back();
      await expect(canvas.getByRole('radio', { name: '60 minutes $90.00' })).toBeChecked();
    });
    await step('from the first step it leaves', async () => {
      await back();
      await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'back' });
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};

export const Closed: Story = {
  args: { state: cardAt('confirm', complete) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close booking of Hammam Ritual' }));
    await expect(args.onAction).toHaveBeenCalledWith({ type: 'reset' });
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  args: { state: cardAt('duration') },
  play: async ({ canvas, step, userEvent }) => {
    await step('from the heading, Tab reaches the way out, then the durations', async () => {
      await expect(canvas.getByRole('heading', { name: 'Choose Duration' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /^Close booking/ })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('radio', { name: '60 minutes $90.00' })).toBeChecked();
    });
    await step('arrows choose, Enter on Next goes on', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: '90 minutes $125.50' })).toBeChecked();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: 'Choose Date & Time' })).toHaveFocus();
    });
  },
};

/** Two guests wanted one time: what the one who came second sees. */
export const LostTheRace: Story = {
  name: 'Time Taken By Another Guest',
  args: {
    state: {
      ...cardAt('datetime', { ...complete, time: '' }),
      lost: { problem: 'spa.slot-taken', time: '12:00', freeSlots: ['11:00', '13:00', '10:30'] },
    },
  },
  play: async ({ canvas, step }) => {
    await step('says plainly what happened, and what is free near it', async () => {
      const alert = within(canvas.getByRole('alert'));
      await expect(alert.getByText('12:00: That time has just been taken.')).toBeVisible();
      await expect(alert.getAllByRole('button')).toHaveLength(3);
    });
  },
};

export const LostTheRaceAndStays: Story = {
  name: 'Time Taken, Another Chosen',
  args: LostTheRace.args,
  play: async ({ canvas, step, userEvent }) => {
    await step('one press takes another time, and the message goes', async () => {
      const alert = within(canvas.getByRole('alert'));
      await userEvent.click(alert.getByRole('button', { name: '13:00' }));
      await expect(canvas.getByRole('radio', { name: '13:00' })).toBeChecked();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('that time has the focus', async () => {
      await expect(canvas.getByRole('radio', { name: '13:00' })).toHaveFocus();
    });
  },
};

export const TimePassed: Story = {
  args: {
    state: {
      ...cardAt('datetime', { ...complete, time: '' }),
      lost: { problem: 'spa.slot-past', time: '19:30', freeSlots: [] },
    },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('19:30: That time has already passed.');
    await expect(alert).toHaveTextContent('Nothing else is free on this day.');
  },
};

export const LongText: Story = {
  args: {
    state: cardAt('confirm', complete),
    treatment: buildTreatment({
      title:
        'The Long Evening Hammam with Frankincense, Rose Water, Black Soap and Mint Tea for Two',
      specialist: 'Layla bint Khalid bin Abdullah Al Haddad of the House by the Harbour',
      durations: [{ minutes: 60, price: 12345.5 }],
    }),
  },
};
