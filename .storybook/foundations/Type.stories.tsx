import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArabicFamilies, ArabicScale } from './ArabicType.js';
import { LetterSpacing } from './LetterSpacing.js';
import { Families, LeadingScale, TypeScale } from './Typography.js';
import { specimenGlobals } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Type',
  globals: specimenGlobals,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Faces: Story = { render: () => <Families /> };
export const Scale: Story = { render: () => <TypeScale /> };
export const Leading: Story = { render: () => <LeadingScale /> };
export const Tracking: Story = { name: 'Letter spacing', render: () => <LetterSpacing /> };

// Storybook's search reads the names of stories.
export const ArabicFaces: Story = {
  name: 'Arabic typefaces',
  render: () => <ArabicFamilies />,
};
export const ArabicSizes: Story = { render: () => <ArabicScale /> };
