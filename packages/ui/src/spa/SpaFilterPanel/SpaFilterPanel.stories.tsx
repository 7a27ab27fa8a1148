import { noTreatmentFilter } from '@vestibule/domain/spa';
import { buildSpecialist, buildTreatmentCategory } from '@vestibule/domain/spa/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SpaFilterPanel, type SpaFilterPanelProps } from './SpaFilterPanel.js';

const meta = {
  title: 'Spa/SpaFilterPanel',
  tags: ['stable'],
  component: SpaFilterPanel,
  args: {
    value: noTreatmentFilter,
    categories: [
      buildTreatmentCategory(),
      buildTreatmentCategory({ _id: 'massage', name: 'Massage' }),
    ],
    specialists: [
      buildSpecialist(),
      buildSpecialist({ _id: 'wayan', firstName: 'Wayan', lastName: 'Putra' }),
    ],
    count: 15,
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SpaFilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the filters as a page does. */
function Kept({ value: first, onValueChange, ...props }: SpaFilterPanelProps) {
  const [value, setValue] = useState(first);
  const change: typeof onValueChange = (next) => {
    onValueChange(next);
    setValue(next);
  };
  return <SpaFilterPanel {...props} value={value} onValueChange={change} />;
}

const clearButton = { name: 'Clear All Filters' };

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('how many services, and nothing to clear yet (spec 2, Spa)', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 15 service(s)');
      await expect(canvas.queryByRole('button', clearButton)).not.toBeInTheDocument();
    });
  },
};

export const Narrowed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('search, category and specialist each change one filter [S2.spa.5]', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'rose');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Massage');
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Specialist' }),
        'Wayan Putra',
      );
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        ...noTreatmentFilter,
        search: 'rose',
        categoryId: 'massage',
        specialistId: 'wayan',
      });
    });
  },
};

export const Cleared: Story = {
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    await Narrowed.play?.(context);
    await step('Clear All Filters clears them, by keyboard [S2.spa.7]', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', clearButton)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(noTreatmentFilter);
      await expect(canvas.queryByRole('button', clearButton)).not.toBeInTheDocument();
      await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    });
    await step('and the search field has the focus, for the button is gone', async () => {
      await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    });
  },
};

export const Filled: Story = {
  args: {
    value: { ...noTreatmentFilter, search: 'rose', categoryId: 'hammam', specialistId: 'layla' },
    count: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 service(s)');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Hammam');
    await expect(canvas.getByRole('button', { name: 'Clear All Filters' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { count: undefined, categories: [], specialists: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue(
      'All Categories',
    );
  },
};

export const LongText: Story = {
  args: {
    categories: [
      buildTreatmentCategory({ name: 'Hammam, steam and everything that is done on warm stone' }),
    ],
    specialists: [
      buildSpecialist({ firstName: 'Layla bint Khalid bin Abdullah', lastName: 'Al Haddad' }),
    ],
    value: {
      ...noTreatmentFilter,
      search: 'frankincense, rose water, black soap and mint tea',
      categoryId: 'hammam',
      specialistId: 'layla',
    },
  },
};
