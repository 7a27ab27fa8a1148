import { buildTreatment } from '@vestibule/domain/spa/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DurationStep } from './DurationStep.js';

const meta = {
  title: 'Spa/SpaBookingFlow/DurationStep',
  tags: ['stable'],
  component: DurationStep,
  args: { treatment: buildTreatment(), onChoose: fn(), onBack: fn(), onNext: fn() },
} satisfies Meta<typeof DurationStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Next is pressed before a duration is chosen. */
export const NextTooEarly: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('Next waits for a duration (spec 5, Spa) [S5.spa.3]', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'Duration' })).toBeValid();
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(canvas.getByRole('radio', { name: '60 minutes $90.00' })).toHaveFocus();
    });
  },
};

export const Invalid: Story = {
  args: { missing: true },
  play: async ({ canvas }) => {
    const durations = canvas.getByRole('radiogroup', { name: 'Duration' });
    await expect(durations).toHaveAttribute('aria-invalid', 'true');
    await expect(durations).toHaveAccessibleDescription('Please choose a duration.');
  },
};

export const ChosenAndLeft: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a press chooses', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '60 minutes $90.00' }));
      await expect(args.onChoose).toHaveBeenCalledWith(60);
    });
    await step('Back leaves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const Filled: Story = {
  args: { minutes: 90 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '90 minutes $125.50' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const SpaceAboveButtons: Story = {
  play: async ({ canvas }) => {
    const options = canvas.getByRole('radiogroup', { name: 'Duration' }).getBoundingClientRect();
    const { top } = canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect();
    await expect(top - options.bottom).toBeGreaterThanOrEqual(8);
  },
};
