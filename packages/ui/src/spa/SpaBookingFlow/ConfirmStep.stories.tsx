import { buildTreatment } from '@vestibule/domain/spa/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { complete } from '../spa.story-data.js';
import { ConfirmStep } from './ConfirmStep.js';

const meta = {
  title: 'Spa/SpaBookingFlow/ConfirmStep',
  tags: ['stable'],
  component: ConfirmStep,
  args: { treatment: buildTreatment(), choice: complete, onBack: fn(), onBook: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem', margin: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConfirmStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('says everything that was chosen, and the total', async () => {
      const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
      await expect(facts).toEqual([
        'Hammam Ritual',
        '60 minutes',
        'Tue, 1 Dec 2026',
        '10:30',
        'Layla Haddad',
        '$90.00',
      ]);
    });
  },
};

export const ButtonsPressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const NoSpecialist: Story = {
  args: { treatment: buildTreatment({ specialist: undefined, specialistId: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Specialist')).not.toBeInTheDocument();
  },
};
