import { testimonials } from '@vestibule/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Testimonials } from './Testimonials.js';

const meta = {
  title: 'Content/Testimonials',
  tags: ['stable'],
  component: Testimonials,
  args: { items: testimonials },
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(testimonials.length);
    await expect(canvas.getByText('Ingrid Solberg')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: testimonials.map((item) => ({ ...item, quote: `${item.quote} ${item.quote}` })),
  },
};

export const Empty: Story = { args: { items: [] } };

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [quotation] = canvas.getAllByRole('figure');
    await expect(quotation?.querySelector('figcaption')).toHaveTextContent(/^[^,]+، [^,]+$/);
  },
};
