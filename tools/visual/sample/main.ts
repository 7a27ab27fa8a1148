import type { StorybookConfig } from '@storybook/react-vite';
import main from '../../../.storybook/main.ts';

/** The house's Storybook with a handful of stories, for the test of the review. */
const config: StorybookConfig = {
  ...main,
  stories: [
    '../../../packages/ui/src/actions/Button/*.stories.tsx',
    '../../../packages/ui/src/feedback/Badge/*.matrix.stories.tsx',
  ],
};

export default config;
