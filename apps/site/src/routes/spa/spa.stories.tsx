import { getSpaPage } from '@vestibule/api/content/contract';
import * as contract from '@vestibule/api/spa/contract';
import {
  buildSpecialist,
  buildTreatmentCategory,
  buildTreatments,
} from '@vestibule/domain/spa/builders';
import { expect } from 'storybook/test';
import {
  apiDown,
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { fails, replies } from '../../testing/replies.js';
import Spa from './spa.js';

const eight = buildTreatments();
const page = replies(getSpaPage, {
  title: 'Spa & Wellness',
  description: 'Warm stone and salt air.',
  coverImage: 'hero-spa.webp',
});
const choices = [
  replies(contract.listCategories, [
    buildTreatmentCategory(),
    buildTreatmentCategory({ _id: 'massage', name: 'Massage' }),
    buildTreatmentCategory({ _id: 'facial', name: 'Facials', serviceCount: 2 }),
  ]),
  replies(contract.listSpecialists, [
    buildSpecialist(),
    buildSpecialist({ _id: 'wayan', firstName: 'Wayan', lastName: 'Putra' }),
  ]),
];

const meta = {
  ...pageStories,
  title: 'Pages/Spa',
  args: {
    page: Spa,
    path: '/spa',
    replies: [page, replies(contract.listTreatments, eight), ...choices],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText('Showing 8 service(s)')).toBeVisible();
    await expect(canvas.queryByText('Failed to fetch spa content')).not.toBeInTheDocument();
  },
};

/** A category leaves its own. */
export const Filtered: PageState = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Massage' });
    const category = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(category, 'Massage');
    await expect(await canvas.findByText('Showing 3 service(s)')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const NothingFound: PageState = {
  args: { path: '/spa?search=nothing+like+it' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No services found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all services' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  },
};

export const Loading = stillLoading(contract.listTreatments, 'Loading spa services...', [
  page,
  ...choices,
]);

export const Error = failing(contract.listTreatments, {
  says: ['Error Loading Spa Services'],
  never: 'No services found',
  others: choices,
});

/** A choice that failed is never an empty one. */
export const ChoicesFailed: PageState = {
  args: {
    replies: [
      replies(contract.listTreatments, eight),
      fails(contract.listCategories),
      replies(contract.listSpecialists, [buildSpecialist()]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

/** Nothing answers: the fallback title; a failed list is never an empty one. */
export const ApiDown = apiDown('Spa & Wellness', [
  'Failed to fetch spa content',
  'Our site does not answer just now. Our standing texts are shown meanwhile. Load the page again to see today’s.',
  'Error Loading Spa Services',
  'Network error. Please check your connection and try again.',
]);
