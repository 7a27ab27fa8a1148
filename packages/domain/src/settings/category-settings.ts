import * as v from 'valibot';
import { knownSettings, type KnownSettings } from './known-settings.js';
import { categoryOf, nameOf } from './setting.js';

/** The values of one category, by their names within it. */
type CategoryValues<Category extends string> = {
  [
    Key in keyof KnownSettings as Key extends `${Category}.${infer Name}` ? Name : never
  ]: KnownSettings[Key];
};

function byName<Value>(settings: Record<string, Value>, category: string): Record<string, Value> {
  const own = Object.entries(settings).filter(([key]) => categoryOf(key) === category);
  return Object.fromEntries(own.map(([key, value]) => [nameOf(key), value]));
}

/** `{phone: …}` of the category `general`. */
export function valuesIn<Category extends string>(
  category: Category,
  settings: KnownSettings,
): CategoryValues<Category> {
  return byName(settings, category) as CategoryValues<Category>;
}

/**
 * What a reply of this category holds. Rules that only narrow a type (not empty, a time of day) are left
 * out: a value that was stored before such a rule changed can still be read. Lists, and values of a
 * closed set, keep theirs.
 */
export function categorySchema<Category extends string>(category: Category) {
  type Values = CategoryValues<Category>;
  const rules: Record<string, Rule> = byName<Rule>(knownSettings, category);
  const entries = Object.entries(rules).map(([name, rule]) => [name, withoutChecks(rule)] as const);
  return v.object(
    Object.fromEntries(entries) as {
      [Name in keyof Values]: v.GenericSchema<Values[Name]>;
    },
  );
}

type Rule = v.GenericSchema & { pipe?: readonly [Rule, ...unknown[]] };

function withoutChecks(rule: Rule): v.GenericSchema {
  return rule.pipe ? withoutChecks(rule.pipe[0]) : rule;
}
