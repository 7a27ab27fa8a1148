import type { BaseIssue } from 'valibot';

type Issue = BaseIssue<unknown>;

const expected = {
  string: 'must be a text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must have fields',
  strict_object: 'must have fields',
  record: 'must have fields',
  integer: 'must be a whole number',
  iso_date: 'must be a day such as 2026-11-21',
} as const;

const isPlain = (type: string): type is keyof typeof expected => Object.hasOwn(expected, type);

/** What is wrong in a file, after the place where it is: `must be at least 0`. */
export function faultMessage(issue: Issue): string {
  const { type, requirement } = issue;
  if (issue.expected === 'never') return 'is no field here';
  if (issue.input === undefined) return 'is missing';
  if (isPlain(type)) return expected[type];
  if (type === 'min_value') return `must be at least ${String(requirement)}`;
  if (type === 'max_value') return `must be at most ${String(requirement)}`;
  if (type === 'min_length') return 'must not be empty';
  if (type === 'picklist')
    return `must be one of ${issue.expected?.replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')}`;
  return 'is not accepted';
}
