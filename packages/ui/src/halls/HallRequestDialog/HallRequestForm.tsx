'use client';
import {
  hallEventTypes,
  hallEventTypeLabels,
  hallEventTypesTexts,
  hallFactsTexts,
  hallPeopleText,
  type HallRequestForm as Form,
} from '@vestibule/domain/halls';
import type { Day } from '@vestibule/domain/calendar';
import type { ComponentPropsWithRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { FormBanner } from '../../forms/FormBanner.js';
import { DatePicker } from '../../forms/DatePicker/DatePicker.js';
import { ErrorSummary } from '../../forms/ErrorSummary/ErrorSummary.js';
import { Field } from '../../forms/Field/Field.js';
import { Select } from '../../forms/Select/Select.js';
import { TextArea } from '../../forms/TextArea/TextArea.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './HallRequestDialog.texts.js';
import { Fieldset, Pair, Root } from './HallRequestForm.styles.js';
import { HallTextField } from './HallTextField.js';
import { hallControlId, hallFieldNames } from './hall-fields.js';

export interface HallRequestFormProps extends Omit<ComponentPropsWithRef<'form'>, 'form'> {
  /** The form's state, owned by the dialog so that it outlives the open dialog. */
  form: UseFormReturn<Form>;
  /** The hotel's today. */
  today: Day;
  /** How many people the hall holds. */
  capacity: number;
  /** The request is on its way: nothing can be changed. */
  busy?: boolean;
  /** Why the request was refused. */
  problem?: string;
}

/** What a planner tells the hotel to ask for a hall (spec 5, Meeting hall form). */
export function HallRequestForm({
  form,
  today,
  capacity,
  busy = false,
  problem,
  ...props
}: HallRequestFormProps) {
  const { errors, submitCount } = form.formState;
  const wrong = hallFieldNames.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ controlId: hallControlId(name), message }] : [];
  });
  return (
    <Root noValidate {...props}>
      <FormBanner>{problem}</FormBanner>
      {submitCount > 0 && <ErrorSummary key={submitCount} errors={wrong} />}
      <Fieldset disabled={busy}>
        <ContactFields form={form} />
        <EventFields form={form} today={today} capacity={capacity} busy={busy} />
      </Fieldset>
    </Root>
  );
}

/** Who asks. */
function ContactFields({ form }: Pick<HallRequestFormProps, 'form'>) {
  const t = useTexts(texts);
  return (
    <>
      <HallTextField form={form} name="fullName" label={t.fullName} autoComplete="name" required />
      <Pair>
        <HallTextField
          form={form}
          name="email"
          label={t.email}
          type="email"
          autoComplete="email"
          required
        />
        <HallTextField
          form={form}
          name="phone"
          label={t.phone}
          type="tel"
          autoComplete="tel"
          required
        />
      </Pair>
      <HallTextField
        form={form}
        name="company"
        label={t.company}
        autoComplete="organization"
        optional
      />
    </>
  );
}

/** What is planned. */
function EventFields({
  form,
  today,
  capacity,
  busy,
}: Pick<HallRequestFormProps, 'form' | 'today' | 'capacity' | 'busy'>) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  const facts = useTexts(hallFactsTexts);
  const labels = hallEventTypeLabels(useTexts(hallEventTypesTexts));
  const { errors } = form.formState;
  const clear = (name: keyof Form) => () => form.clearErrors(name);
  return (
    <>
      <Pair>
        <EventDateField form={form} today={today} busy={busy} />
        <HallTextField
          form={form}
          name="expectedAttendees"
          label={t.attendees}
          hint={t.oneTo({ people: hallPeopleText(capacity, facts, locale) })}
          type="number"
          inputMode="numeric"
          min={1}
          max={capacity}
          required
        />
      </Pair>
      <Pair>
        <HallTextField form={form} name="startTime" label={t.startTime} type="time" optional />
        <HallTextField form={form} name="endTime" label={t.endTime} type="time" optional />
      </Pair>
      <Field
        label={t.eventType}
        required
        controlId={hallControlId('eventType')}
        error={errors.eventType?.message}
      >
        <Select
          placeholder={t.chooseEventType}
          options={hallEventTypes.map((type) => ({ value: type, label: labels[type] }))}
          {...form.register('eventType', { onChange: clear('eventType') })}
        />
      </Field>
      <Field
        label={t.requirements}
        optional
        controlId={hallControlId('specialRequirements')}
        error={errors.specialRequirements?.message}
      >
        <TextArea
          {...form.register('specialRequirements', { onChange: clear('specialRequirements') })}
        />
      </Field>
    </>
  );
}

function EventDateField({
  form,
  today,
  busy,
}: Pick<HallRequestFormProps, 'form' | 'today' | 'busy'>) {
  const t = useTexts(texts);
  return (
    <Field
      label={t.eventDate}
      hint={t.fromToday}
      required
      controlId={hallControlId('eventDate')}
      error={form.formState.errors.eventDate?.message}
    >
      <Controller
        control={form.control}
        name="eventDate"
        render={({ field }) => (
          <DatePicker
            label={t.chooseEventDate}
            today={today}
            value={field.value || undefined}
            disabled={busy}
            onValueChange={(day) => {
              field.onChange(day);
              form.clearErrors('eventDate');
            }}
          />
        )}
      />
    </Field>
  );
}
