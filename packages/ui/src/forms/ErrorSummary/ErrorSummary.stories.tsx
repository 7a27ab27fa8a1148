import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { Field } from '../Field/Field.js';
import { TextInput } from '../TextInput/TextInput.js';
import { ErrorSummary } from './ErrorSummary.js';

const meta = {
  title: 'Forms/ErrorSummary',
  tags: ['stable'],
  component: ErrorSummary,
  args: { errors: [{ controlId: 'summary-email', message: 'Email is invalid' }] },
  render: (args) => (
    <Stack gap="lg">
      <ErrorSummary {...args} />
      <Field label="Email" controlId="summary-email">
        <TextInput type="email" />
      </Field>
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const summary = canvas.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await step('it stands apart from the field below it', async () => {
      const label = canvas.getByText('Email').getBoundingClientRect();
      await expect(label.top - summary.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(16);
    });
  },
};

export const LinkPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Email is invalid' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A page leads back to it: the reference is the page's, the focus on arrival still its own. */
export const Referenced: Story = {
  render: function Referenced(args) {
    const ref = useRef<HTMLDivElement>(null);
    return (
      <Stack gap="lg">
        <ErrorSummary {...args} ref={ref} />
        <Field label="Email" controlId="summary-email">
          <TextInput type="email" />
        </Field>
        <Button onClick={() => ref.current?.focus()}>What is wrong?</Button>
      </Stack>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const summary = canvas.getByRole('alert');
    await step('it takes the focus when it comes', () => expect(summary).toHaveFocus());
    await step('the page leads back to it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'What is wrong?' }));
      await expect(summary).toHaveFocus();
    });
  },
};

export const LongText: Story = {
  args: {
    errors: [
      {
        controlId: 'summary-email',
        message:
          'The address amal.bint.khalid.bin.abdullah.al.harthy@a-very-long-name-of-a-company.example cannot be reached',
      },
    ],
  },
};
