import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { Button } from './Button.js';

const meta = {
  title: 'Matrix/Button',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Cluster key={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Search Room
            </Button>
          ))}
          <Button variant={variant} disabled>
            Search Room
          </Button>
          <Button variant={variant} busy>
            Searching...
          </Button>
        </Cluster>
      ))}
      <Button wide>Search Room</Button>
    </Stack>
  ),
};
