import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconSet } from './BrandIcons.js';
import { MarksOnGrounds, SmallestMarks } from './BrandMarks.js';
import { PicturesWithColours } from './BrandPictures.js';
import { TypePairing } from './BrandType.js';
import { specimenGlobals, specimenParameters } from './specimen-parameters.js';

const meta = {
  title: 'Foundations/Brand',
  globals: specimenGlobals,
  parameters: specimenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = { render: () => <MarksOnGrounds /> };
export const Smallest: Story = { render: () => <SmallestMarks /> };
export const Pictures: Story = { render: () => <PicturesWithColours /> };
export const Pairing: Story = { render: () => <TypePairing /> };
export const Icons: Story = { render: () => <IconSet /> };
