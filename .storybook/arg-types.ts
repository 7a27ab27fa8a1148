import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What the elements underneath take, in words for whoever reads the table of properties. */
const inherited: Record<string, string> = {
  alt: 'What a guest would see; empty where the picture decorates.',
  autoComplete: 'What the browser may fill in.',
  children: 'What it holds.',
  href: 'Where it leads.',
  name: 'The name under which a form sends it.',
  onChange: 'The guest changed it.',
  onClick: 'The guest pressed it.',
  placeholder: 'An example, while it is empty.',
  type: 'What the button does in a form.',
};

/** Properties of HTML are described once, and elements are shown rather than edited as data. */
export const describeProperties: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...argType,
        description: argType.description || inherited[name],
        ...(isValidElement(initialArgs[name]) && { control: false as const }),
      },
    ]),
  );
describeProperties.secondPass = true;
