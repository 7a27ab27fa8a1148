import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { Toaster } from './Toaster.js';

const meta = {
  title: 'Matrix/Toaster',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const types = ['success', 'error', 'warning', 'info'] as const;
const stay = 600_000;
const toasts = types.map((type) => ({
  id: type,
  type,
  text: 'Booking successful!',
  duration: stay,
}));

export const Types: StoryObj = {
  render: () => <Toaster toasts={toasts} onDismiss={() => {}} />,
};
