import type { Room } from '@vestibule/domain/rooms';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recordSentence } from './record-sentence.js';
import { RecordText } from './RecordText.js';

const meta = {
  title: 'Layout/RecordText',
  tags: ['stable'],
  component: RecordText<Room>,
  args: { of: buildRoom(), field: 'name', children: 'Sea View King' },
  render: (args) => (
    <h2>
      <RecordText {...args} />
    </h2>
  ),
} satisfies Meta<typeof RecordText<Room>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Sea View King' });
    await expect(heading.querySelector('[lang], [dir]')).toBeNull();
  },
};

export const Untranslated: Story = {
  globals: { direction: 'rtl' },
  args: {
    of: { ...buildRoom(), language: 'en', untranslated: ['name'] },
    children: 'Sea View King (2 beds)',
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Sea View King (2 beds)');
    await expect(text).toHaveAttribute('lang', 'en');
    await expect(text).toHaveAttribute('dir', 'ltr');
  },
};

/** Of a record that is translated in part, what has words is not marked. */
export const PartlyTranslated: Story = {
  globals: { direction: 'rtl' },
  args: {
    of: { ...buildRoom(), language: 'en', untranslated: ['description'] },
    children: 'غرفة كينغ بإطلالة بحرية',
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.querySelector('[lang]')).toBeNull();
  },
};

const untranslated = { ...buildRoom(), language: 'en' as const, untranslated: ['name'] };
const arabicSentence = `عرض \u2068${untranslated.name}\u2069 الآن`;

/** Within a sentence of the page, only the words of the record are marked. */
export const InSentence: Story = {
  globals: { direction: 'rtl' },
  render: () => <p>{recordSentence(untranslated, 'name', arabicSentence)}</p>,
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(/عرض/);
    await expect(sentence).toHaveTextContent(arabicSentence);
    const marked = [...sentence.querySelectorAll('[lang="en"][dir="ltr"]')];
    await expect(marked.map((part) => part.textContent)).toEqual(['Sea View King']);
  },
};

const sameNameAgain = ' – عرض Sea View King الآن';

/** What a sentence says twice is lost nowhere. */
export const InSentenceTwice: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <p>{recordSentence(untranslated, 'name', `${untranslated.name}${sameNameAgain}`)}</p>
  ),
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(/عرض/);
    await expect(sentence).toHaveTextContent(`Sea View King${sameNameAgain}`);
  },
};

export const LongText: Story = {
  args: {
    children: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenzimmer mit Blick auf das Meer',
  },
};
