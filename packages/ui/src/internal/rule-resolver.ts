import { ruleMessage, ruleMessageTexts } from '@vestibule/domain/problem';
import type { Translation } from '@vestibule/domain/words';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { getDotPath, safeParseAsync, type GenericSchema, type GenericSchemaAsync } from 'valibot';

/** A form by the domain's rules: each field has the first message of what is wrong with it. */
export function ruleResolver<Form extends FieldValues, Checked>(
  rules: GenericSchema<Form, Checked> | GenericSchemaAsync<Form, Checked>,
  t: Translation<typeof ruleMessageTexts> = ruleMessageTexts,
): Resolver<Form, unknown, Checked> {
  return async (form) => {
    const checked = await safeParseAsync(rules, form, {
      message: (issue) => ruleMessage(issue, t),
    });
    if (checked.success) return { values: checked.output, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of checked.issues) {
      const { type, message } = issue;
      errors[getDotPath(issue) ?? 'root'] ??= { type, message };
    }
    return { values: {}, errors: errors as FieldErrors<Form> };
  };
}
