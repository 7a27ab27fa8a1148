import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { Notice } from './Notice.js';

const meta = {
  title: 'Matrix/Notice',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const tones = ['info', 'success', 'warning', 'danger'] as const;

export const Tones: StoryObj = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title="Payment is being confirmed">
          This page brings itself up to date.
        </Notice>
      ))}
      <Notice>Sample data</Notice>
    </Stack>
  ),
};
