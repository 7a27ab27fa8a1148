'use client';
import { ruleMessageTexts } from '@vestibule/domain/problem';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { GenericSchema, GenericSchemaAsync } from 'valibot';
import { fieldOfCode } from './account-places.js';
import type { FormProblem } from './form-problem.js';
import { ruleResolver } from '../internal/rule-resolver.js';
import { useTexts } from '../theme/texts.js';

/** Those of an object, field by field. */
type Rules<Schema = unknown> = Schema & { entries: object };

interface RuledFormOptions<Form extends FieldValues, Checked> {
  /** The domain's rules of this form. */
  rules: Rules<GenericSchema<Form, Checked> | GenericSchemaAsync<Form, Checked>>;
  /** What the fields start with; leave an empty text out, so that typing before hydration is kept. */
  defaultValues?: DefaultValues<Form>;
  /** Why the server refused, if it did. */
  problem?: FormProblem | undefined;
}

/** A form by the domain's rules: checked on submit, an error goes when its field is edited (spec 5). */
export function useRuledForm<Form extends FieldValues, Checked extends FieldValues>({
  rules,
  defaultValues,
  problem,
}: RuledFormOptions<Form, Checked>) {
  const form = useForm<Form, unknown, Checked>({
    resolver: ruleResolver(rules, useTexts(ruleMessageTexts)),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const [dismissed, setDismissed] = useState<FormProblem>();
  const shown = problem === dismissed ? undefined : problem;
  const refused = fieldErrors(shown);
  const edited = (name: Path<Form>) => {
    form.clearErrors(name);
    setDismissed(problem);
  };
  const { isSubmitting } = form.formState;
  const sendOnce = (send: (checked: Checked) => unknown) => (event: SyntheticEvent) => {
    // A second one would close the dialog that the form is in.
    event.preventDefault();
    if (!isSubmitting) void form.handleSubmit((checked) => send(checked))();
  };
  const { setFocus } = form;
  useEffect(() => {
    const [first] = fieldsOf(rules, shown);
    if (first) setFocus(first as Path<Form>);
  }, [rules, shown, setFocus]);
  return {
    form,
    /** Checks the form and sends it; a second press, until the answer has come, sends nothing. */
    sendOnce,
    /** The props of a control. */
    field: (name: Path<Form>) => form.register(name, { onChange: () => edited(name) }),
    /** The error of a field: ours first, then the server's. */
    errorOf: (name: Path<Form>): string | undefined =>
      form.getFieldState(name, form.formState).error?.message ?? refused[name],
    /** What shows above the form. */
    banner: fieldsOf(rules, shown).length > 0 ? undefined : shown?.message,
    edited,
  };
}

/** The fields of this form that a refusal names. */
function fieldsOf({ entries }: Rules, problem: FormProblem | undefined): string[] {
  return Object.keys(fieldErrors(problem)).filter((name) => Object.hasOwn(entries, name));
}

function fieldErrors(problem: FormProblem | undefined): Record<string, string> {
  if (!problem) return {};
  const field = fieldOfCode(problem.code);
  return problem.fields ?? (field ? { [field]: problem.message } : {});
}
