import * as contract from '@vestibule/api/spa/contract';
import {
  buildSpecialist,
  buildTreatment,
  buildTreatmentCategory,
} from '@vestibule/domain/spa/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.js';
import { fails, replies, waits } from '../../testing/replies.js';
import Spa from './spa.js';

const massage = buildTreatmentCategory({ _id: 'massage', name: 'Massage' });
const eight = Array.from({ length: 8 }, (_, index) =>
  buildTreatment({
    _id: `treatment-${index}`,
    title: `Treatment ${index + 1}`,
    ...(index < 2 && { categoryId: { _id: massage._id, name: massage.name } }),
  }),
);
const choices = [
  replies(contract.listCategories, [buildTreatmentCategory(), massage]),
  replies(contract.listSpecialists, [buildSpecialist()]),
];

const meta = {
  title: 'Pages/Spa',
  component: PageStory,
  args: {
    page: Spa,
    path: '/spa',
    replies: [replies(contract.listTreatments, eight), ...choices],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('six a page', async () => {
      await expect(await canvas.findAllByRole('article')).toHaveLength(6);
      await expect(canvas.getByText('Showing 8 service(s)')).toBeVisible();
    });
    await step('a category leaves its own', async () => {
      const category = canvas.getByRole('combobox', { name: 'Category' });
      await userEvent.selectOptions(category, 'Massage');
      await expect(await canvas.findByText('Showing 2 service(s)')).toBeVisible();
      await expect(canvas.getAllByRole('article')).toHaveLength(2);
    });
  },
};

export const NothingFound: Story = {
  args: { path: '/spa?search=nothing+like+it' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No services found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all services' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
};

export const Loading: Story = {
  args: { replies: [waits(contract.listTreatments), ...choices] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading spa services...')).toBeVisible();
  },
};

export const Error: Story = {
  args: { replies: [fails(contract.listTreatments), ...choices] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error Loading Spa Services')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    await expect(canvas.queryByText('No services found')).not.toBeInTheDocument();
  },
};
