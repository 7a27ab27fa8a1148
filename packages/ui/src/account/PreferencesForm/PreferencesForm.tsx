'use client';
import {
  bedChoices,
  floorChoices,
  preferencesRules,
  preferencesTexts,
  type Preferences,
} from '@vestibule/domain/account';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Checkbox } from '../../forms/Checkbox/Checkbox.js';
import { Field } from '../../forms/Field/Field.js';
import { Select } from '../../forms/Select/Select.js';
import { TextArea } from '../../forms/TextArea/TextArea.js';
import { Form, Pair } from '../account-form.styles.js';
import { FormBanner } from '../../forms/FormBanner.js';
import type { FormProblem } from '../form-problem.js';
import { useTexts } from '../../theme/texts.js';
import { useRuledForm } from '../use-ruled-form.js';
import { texts as accountFieldsTexts } from '../account-fields.texts.js';
import { texts } from './PreferencesForm.texts.js';

export interface PreferencesFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children'
> {
  /** What is kept now. */
  preferences: Preferences;
  /** Sends what was chosen. */
  onSubmit: (form: Preferences) => unknown;
  /** The choice is being saved. */
  busy?: boolean;
  /** Why the server refused. */
  problem?: FormProblem;
  /** What the server answered. */
  saved?: string;
}

const options = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

/** What a guest likes, for the desk that prepares the stay. */
export function PreferencesForm({
  preferences,
  onSubmit,
  busy = false,
  problem,
  saved,
  ...props
}: PreferencesFormProps) {
  const t = useTexts(texts);
  const fields = useTexts(accountFieldsTexts);
  const choices = useTexts(preferencesTexts);
  const { sendOnce, field, errorOf, banner } = useRuledForm({
    rules: useMemo(() => preferencesRules(choices), [choices]),
    defaultValues: preferences,
    problem,
  });
  return (
    <Form {...props} onSubmit={sendOnce(onSubmit)}>
      {saved && (
        <Notice tone="success" announced>
          {saved}
        </Notice>
      )}
      <FormBanner>{banner}</FormBanner>
      <Pair>
        <Field label={t.bed} error={errorOf('bed')}>
          <Select options={options(bedChoices(choices))} {...field('bed')} />
        </Field>
        <Field label={t.floor} error={errorOf('floor')}>
          <Select options={options(floorChoices(choices))} {...field('floor')} />
        </Field>
      </Pair>
      <Field label={t.notes} hint={t.notesHint} error={errorOf('notes')} optional>
        <TextArea {...field('notes')} />
      </Field>
      <Checkbox label={t.newsletter} {...field('newsletter')} />
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? fields.saving : t.save}
        </Button>
      </div>
    </Form>
  );
}
