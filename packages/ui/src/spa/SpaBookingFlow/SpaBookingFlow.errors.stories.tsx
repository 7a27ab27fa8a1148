import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { buildTreatment } from '@vestibule/domain/spa/builders';
import { choiceExamples } from '@vestibule/domain/spa/examples';
import { spaMessages } from '@vestibule/domain/spa';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { cardAt, complete, someTaken, today } from '../spa.story-data.js';
import { SpaBookingFlow } from './SpaBookingFlow.js';

const meta = {
  title: 'Spa/SpaBookingFlow/Errors',
  tags: ['stable'],
  component: SpaBookingFlow,
  args: {
    treatment: buildTreatment(),
    state: cardAt('confirm', complete),
    today,
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
} satisfies Meta<typeof SpaBookingFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoginRequired: Story = {
  parameters: { proves: ['S5.spa.1'] },
  args: { signedIn: false, loginHref: '/login?returnTo=%2Fspa' },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    await step('an inline message and a toast of four seconds [R23]', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Please log in to make a booking.');
      await expect(args.onToast).toHaveBeenCalledWith({
        type: 'error',
        text: 'Please log in to make a booking.',
        duration: 4000,
      });
      await expect(args.onAction).not.toHaveBeenCalled();
    });
    await step('the way to the login, and back here, is beside it', async () => {
      await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        '/login?returnTo=%2Fspa',
      );
    });
  },
};

/** Next in vain: the specification's sentence once, as a toast; the field that is missing says so. */
export const Incomplete: Story = {
  parameters: { proves: ['S5.spa.2'] },
  args: {
    state: cardAt('datetime', { minutes: 60, date: '2026-12-01' }),
    times: { slots: someTaken },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    const text = 'Please complete all booking details';
    await expect(args.onToast).toHaveBeenCalledWith({ type: 'error', text, duration: undefined });
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onAction).not.toHaveBeenCalled();
    await step(
      'the times say that one is missing, and the first free one has the focus',
      async () => {
        const times = canvas.getByRole('radiogroup', { name: 'Time on Tue, 1 Dec 2026' });
        await expect(times).toHaveAttribute('aria-invalid', 'true');
        await expect(times).toHaveAccessibleDescription('Please choose a time.');
        await expect(canvas.getByRole('radio', { name: '09:00' })).toHaveFocus();
      },
    );
    await step('each time that Next is pressed', async () => {
      await userEvent.click(next);
      await expect(canvas.getByRole('radio', { name: '09:00' })).toHaveFocus();
    });
  },
};

export const WithoutDate: Story = {
  parameters: { proves: ['S5.spa.2'] },
  args: { state: cardAt('datetime', { minutes: 60 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const date = canvas.getByRole('textbox', { name: 'Date' });
    await expect(date).toHaveFocus();
    await expect(date).toBeInvalid();
    await expect(date).toHaveAccessibleDescription('Please choose a date.');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The table of examples that the rule and the payment are tested with (spec 5, Spa). */
export const EveryExample: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      {choiceExamples.map(({ name, choice }) => (
        <SpaBookingFlow
          {...args}
          key={name}
          aria-labelledby={undefined}
          aria-label={name}
          today={SAMPLE_TODAY}
          state={cardAt('confirm', choice)}
        />
      ))}
    </>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    for (const { name, problem } of choiceExamples) {
      await step(name, async () => {
        const flow = within(canvas.getByRole('region', { name }));
        await userEvent.click(flow.getByRole('button', { name: 'Book Now' }));
        if (problem) {
          await expect(flow.getByRole('alert')).toHaveTextContent(spaMessages[problem]);
          await expect(args.onToast).toHaveBeenLastCalledWith(
            expect.objectContaining({ type: 'error', text: spaMessages[problem] }),
          );
        } else {
          await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'next' });
        }
      });
    }
  },
};
