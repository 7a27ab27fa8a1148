import * as contract from '@vestibule/api/spa/contract';
import { buildSpecialist, buildTreatment } from '@vestibule/domain/spa/builders';
import { expect, within } from 'storybook/test';
import {
  apiDown,
  empty,
  failing,
  pageStories,
  stillLoading,
  type PageState,
  type PageStories,
} from '../../testing/page-states.js';
import { replies } from '../../testing/replies.js';
import SpaService from './spa-service.js';

const treatment = buildTreatment();
const specialists = replies(contract.listSpecialists, [buildSpecialist()]);

const meta = {
  ...pageStories,
  title: 'Pages/SpaService',
  args: {
    page: SpaService,
    path: `/spa-service/${treatment._id}`,
    route: '/spa-service/:id',
    guest: null,
    replies: [replies(contract.listTreatments, [treatment]), specialists],
  },
} satisfies PageStories;

export default meta;

export const Default: PageState = {
  play: async ({ canvas, step }) => {
    await step('the treatment, its prices, who gives it', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: treatment.title }),
      ).toBeVisible();
      const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
      await expect(trail.getByRole('link', { name: 'Spa' })).toHaveAttribute('href', '/spa');
      await expect(await canvas.findByText('$125.50')).toBeVisible();
      await expect((await canvas.findAllByText('Layla Haddad')).length).toBeGreaterThan(0);
    });
  },
};

export const Begun: PageState = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the steps begin with the duration', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Book Now/ }));
      await expect(await canvas.findByText('Choose Duration')).toBeVisible();
    });
  },
};

export const Loading = stillLoading(contract.listTreatments, 'Loading spa services...', [
  specialists,
]);

/** No such treatment: not an error of ours, and never shown as one. */
export const Empty = empty(
  replies(contract.listTreatments, []),
  'We could not find that treatment.',
  [specialists],
);

export const Error = failing(contract.listTreatments, {
  says: ['Error Loading Spa Services'],
  never: 'We could not find that treatment.',
  others: [specialists],
});

export const ApiDown = apiDown('Error Loading Spa Services', [
  'Network error. Please check your connection and try again.',
]);
