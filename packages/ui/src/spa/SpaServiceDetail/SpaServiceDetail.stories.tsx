import { buildSpecialist, buildTreatment } from '@vestibule/domain/spa/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SpaServiceDetail } from './SpaServiceDetail.js';

const meta = {
  title: 'Spa/SpaServiceDetail',
  tags: ['stable'],
  component: SpaServiceDetail,
  args: { treatment: buildTreatment(), specialist: buildSpecialist() },
} satisfies Meta<typeof SpaServiceDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the whole description, uncut [S2.routes.3]', async () => {
      await expect(canvas.getByText(buildTreatment().description)).toBeVisible();
    });
    await step('every duration with its price', async () => {
      await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
        '60 minutes',
        '90 minutes',
      ]);
      await expect(canvas.getAllByRole('definition').map((price) => price.textContent)).toEqual([
        '$90.00',
        '$125.50',
      ]);
    });
    await step('when, and by whom', async () => {
      await expect(canvas.getByText('Daily')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Your specialist' })).toBeVisible();
    });
  },
};

export const Defaults: Story = {
  args: {
    treatment: buildTreatment({
      durations: [],
      specialist: undefined,
      availability: '',
      displayStatus: '',
      isPopular: false,
      isRefundable: false,
    }),
    specialist: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.getByText('60 minutes')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    treatment: buildTreatment({
      description: 'Steam, black soap and a slow exfoliation on warm stone. '.repeat(20),
      specialist: 'Layla bint Khalid bin Abdullah Al Haddad of the House by the Harbour',
      durations: [30, 45, 60, 90].map((minutes) => ({ minutes, price: 12345.5 })),
    }),
  },
};

/** On a page in Arabic: its words are still English, and say so. */
export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: { treatment: { ...buildTreatment(), language: 'en', untranslated: ['description'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(buildTreatment().description)).toHaveAttribute('lang', 'en');
  },
};
