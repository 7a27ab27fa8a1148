import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import type { ReactNode } from 'react';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { Grid } from '../../layout/Grid/Grid.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { DatePicker } from '../DatePicker/DatePicker.js';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.js';
import { EmailInput } from '../EmailInput/EmailInput.js';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.js';
import { PasswordInput } from '../PasswordInput/PasswordInput.js';
import { PhoneInput } from '../PhoneInput/PhoneInput.js';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { Select } from '../Select/Select.js';
import { Stepper } from '../Stepper/Stepper.js';
import { TextArea } from '../TextArea/TextArea.js';
import { TextInput } from '../TextInput/TextInput.js';
import { Field } from './Field.js';

const meta = {
  title: 'Matrix/Field',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06' };
const error = 'Please fill in this field';
const options = ['King', 'Twin'].map((label) => ({ value: label, label }));
const controls: Record<string, (disabled: boolean) => ReactNode> = {
  Name: (disabled) => <TextInput defaultValue="Layla Haddad" disabled={disabled} />,
  Company: (disabled) => <TextInput placeholder="Any company" disabled={disabled} />,
  Email: (disabled) => <EmailInput defaultValue="layla@example.com" disabled={disabled} />,
  Phone: (disabled) => (
    <PhoneInput value="+96892123456" onValueChange={() => {}} disabled={disabled} />
  ),
  Search: (disabled) => <SearchInput defaultValue="Sea view" disabled={disabled} />,
  Arrival: (disabled) => (
    <DatePicker
      value={stay.checkIn}
      today={SAMPLE_TODAY}
      onValueChange={() => {}}
      disabled={disabled}
    />
  ),
  Dates: (disabled) => (
    <DateRangePicker
      value={stay}
      today={SAMPLE_TODAY}
      onValueChange={() => {}}
      disabled={disabled}
    />
  ),
  Password: (disabled) => (
    <PasswordInput autoComplete="new-password" defaultValue="correct-horse" disabled={disabled} />
  ),
  Bed: (disabled) => <Select options={options} defaultValue="King" disabled={disabled} />,
  Wishes: (disabled) => <TextArea defaultValue="A quiet room, please." disabled={disabled} />,
  Guests: (disabled) => (
    <Stepper value={2} onValueChange={() => {}} min={1} max={10} disabled={disabled} />
  ),
};

function fields(state: { hint?: string; error?: string; disabled?: boolean }) {
  return (
    <Grid>
      {Object.entries(controls).map(([label, control]) => (
        <Field key={label} label={label} hint={state.hint} error={state.error}>
          {control(state.disabled ?? false)}
        </Field>
      ))}
      <Checkbox
        id="terms"
        label="I agree to the terms"
        error={state.error}
        disabled={state.disabled}
      />
      <Checkbox label="Send me news" defaultChecked error={state.error} disabled={state.disabled} />
    </Grid>
  );
}

export const Calm: Story = { render: () => fields({ hint: 'We ask for nothing else.' }) };
export const Invalid: Story = {
  render: () => (
    <Stack gap="lg">
      <ErrorSummary errors={[{ controlId: 'terms', message: error }]} />
      {fields({ error })}
    </Stack>
  ),
};
export const Disabled: Story = { render: () => fields({ disabled: true }) };
