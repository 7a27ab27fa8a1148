import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { Toaster } from './Toaster.js';

const meta = {
  title: 'Matrix/Toaster',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const texts = [
  { type: 'success', text: 'Booking successful!' },
  { type: 'error', text: 'Payment failed. Please try again.' },
  { type: 'warning', text: 'Your hold ends in two minutes.' },
  { type: 'info', text: 'Payment is being confirmed' },
] as const;
const stay = 600_000;
const toasts = texts.map((toast) => ({ ...toast, id: toast.type, duration: stay }));

export const Types: StoryObj = {
  render: () => <Toaster toasts={toasts} onDismiss={() => {}} />,
};
