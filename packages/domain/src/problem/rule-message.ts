import type { BaseIssue } from 'valibot';
import type { Translation } from '../words/index.js';
import { texts } from './rule-message.texts.js';

type Issue = BaseIssue<unknown>;
type Words = Translation<typeof texts>;

/** The hotel's words for a rule of a schema that has no message of its own, by the rule's type. */
export const ruleWords = {
  array: (t) => t.noList,
  boolean: (t) => t.noBoolean,
  finite: (t) => t.noNumber,
  integer: (t) => t.noInteger,
  iso_date: (t) => t.noDate({ example: '2026-11-21' }),
  iso_timestamp: (t) => t.noTime({ example: '2026-11-21T08:00:00Z' }),
  literal: (t) => t.notOffered,
  max_length: (t, { input, requirement }) => {
    const most = { count: Number(requirement) };
    return Array.isArray(input) ? t.listTooLong(most) : t.textTooLong(most);
  },
  max_value: (t, { requirement }) => t.atMost({ most: String(requirement) }),
  min_length: (t, { input, requirement }) => {
    if (input === '') return t.empty;
    const least = { count: Number(requirement) };
    return Array.isArray(input) ? t.listTooShort(least) : t.textTooShort(least);
  },
  min_value: (t, { requirement }) => t.atLeast({ least: String(requirement) }),
  null: (t) => t.notAccepted,
  number: (t) => t.noNumber,
  object: (t) => t.noObject,
  picklist: (t) => t.notOffered,
  record: (t) => t.noObject,
  regex: (t) => t.wrongFormat,
  string: (t) => t.noText,
  to_number: (t) => t.noNumber,
  union: (t) => t.notAccepted,
  variant: (t) => t.notOffered,
} satisfies Record<string, (t: Words, issue: Issue) => string>;

/**
 * What a value is refused with. Passed as `message` wherever a schema parses what people sent; a
 * message that the rule itself carries goes first, and the schema library's own text never shows.
 */
export function ruleMessage(issue: Issue, t: Words = texts): string {
  if (issue.input === undefined) return t.missing;
  return hasWords(issue.type) ? ruleWords[issue.type](t, issue) : t.notAccepted;
}

function hasWords(type: string): type is keyof typeof ruleWords {
  return Object.hasOwn(ruleWords, type);
}
