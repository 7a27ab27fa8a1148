import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { Badge } from './Badge.js';

const meta = {
  title: 'Matrix/Badge',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const tones = ['neutral', 'success', 'warning', 'danger', 'info', 'brass'] as const;

export const Tones: StoryObj = {
  render: () => (
    <Stack>
      {[false, true].map((solid) => (
        <Cluster key={String(solid)}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} solid={solid}>
              {tone}
            </Badge>
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
};
