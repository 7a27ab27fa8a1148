import type { ComponentStates } from './kinds.ts';
import { buildingBlocks } from './components/building-blocks.ts';
import { features } from './components/features.ts';
import { pages } from './components/pages.ts';

/** Every title of Storybook that holds stories. */
export const components: Record<string, ComponentStates> = {
  ...buildingBlocks,
  ...features,
  ...pages,
};
