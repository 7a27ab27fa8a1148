import type { BaseIssue } from 'valibot';

type Issue = BaseIssue<unknown>;

const MISSING = 'This is missing.';
const NOT_ACCEPTED = 'This value is not accepted.';
const NOT_OFFERED = 'Please choose one of the offered values.';
const NO_NUMBER = 'Please enter a number.';
const NO_OBJECT = 'Please send an object.';

/** The hotel's words for a rule of a schema that has no message of its own, by the rule's type. */
export const ruleWords = {
  array: () => 'Please send a list.',
  boolean: () => 'Please choose yes or no.',
  finite: () => NO_NUMBER,
  integer: () => 'Please enter a whole number.',
  iso_date: () => 'Please enter a date such as 2026-11-21.',
  iso_timestamp: () => 'Please enter a time such as 2026-11-21T08:00:00Z.',
  literal: () => NOT_OFFERED,
  max_length: (issue) => `This is too long: at most ${amount(issue)}.`,
  max_value: ({ requirement }) => `Please enter at most ${String(requirement)}.`,
  min_length: (issue) =>
    issue.input === '' ? 'Please fill this in.' : `This is too short: at least ${amount(issue)}.`,
  min_value: ({ requirement }) => `Please enter at least ${String(requirement)}.`,
  null: () => NOT_ACCEPTED,
  number: () => NO_NUMBER,
  object: () => NO_OBJECT,
  picklist: () => NOT_OFFERED,
  record: () => NO_OBJECT,
  regex: () => 'Please check the format of this value.',
  string: () => 'Please enter text.',
  to_number: () => NO_NUMBER,
  union: () => NOT_ACCEPTED,
  variant: () => NOT_OFFERED,
} satisfies Record<string, (issue: Issue) => string>;

/**
 * What a value is refused with. Passed as `message` wherever a schema parses what people sent; a
 * message that the rule itself carries goes first, and the schema library's own text never shows.
 */
export function ruleMessage(issue: Issue): string {
  if (issue.input === undefined) return MISSING;
  return hasWords(issue.type) ? ruleWords[issue.type](issue) : NOT_ACCEPTED;
}

function hasWords(type: string): type is keyof typeof ruleWords {
  return Object.hasOwn(ruleWords, type);
}

// Not by `countText`: it would go into the rules' chunk, which first views do not load.
function amount({ input, requirement }: Issue): string {
  const [one, several] = Array.isArray(input) ? ['entry', 'entries'] : ['character', 'characters'];
  return `${String(requirement)} ${requirement === 1 ? one : several}`;
}
