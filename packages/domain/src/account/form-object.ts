import * as v from 'valibot';
import { ruleMessage } from '../problem/rule-message.js';

/** An object whose missing fields are named in the guest's words; unknown fields are dropped. */
// @__NO_SIDE_EFFECTS__ so that a bundle leaves out the forms that it does not use
export function formObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
  required: Partial<Record<keyof Entries, string>>,
) {
  const texts = new Map<string, string | undefined>(Object.entries(required));
  return v.object(entries, (issue): string => {
    const field = issue.path?.at(-1)?.key;
    return texts.get(String(field)) ?? ruleMessage(issue);
  });
}
