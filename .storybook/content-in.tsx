import type { Preview } from '@storybook/react-vite';
import { isValidElement, type ComponentType } from 'react';

type Decorator = Extract<NonNullable<Preview['decorators']>, readonly unknown[]>[number];

/** Data of stories with the hotel's content in another language. The same data give the same answer. */
export type ContentIn = <Value>(data: Value) => Value;

/** Ids, and what components compare with. */
const kept = new Set(['_id', 'id', 'status', 'type', 'eventType']);

const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);

/** A story of a matrix brings its own data. */
type Specimen = ComponentType<object> & { storyName: string; args: object };
const isSpecimen = (value: unknown): value is Specimen =>
  typeof value === 'function' && 'storyName' in value && 'args' in value;

/** Exact texts alone: a name made long for a story stays as long as it is. */
export function contentIn(words: Readonly<Record<string, string>>): ContentIn {
  const known = new WeakMap<object, unknown>();

  function translated(value: unknown): unknown {
    if (typeof value === 'string') return Object.hasOwn(words, value) ? words[value] : value;
    const isRecord = typeof value === 'object' && value !== null && isPlain(value);
    if (!isSpecimen(value) && (!isRecord || isValidElement(value))) return value;
    if (!known.has(value)) {
      known.set(value, value);
      known.set(value, isSpecimen(value) ? specimen(value) : record(value));
    }
    return known.get(value);
  }

  function specimen(Story: Specimen): Specimen {
    const args = translated(Story.args) as object;
    return Object.assign(() => <Story {...args} />, { storyName: Story.storyName, args });
  }

  function record(value: object): unknown {
    if (Array.isArray(value)) {
      const list = value.map(translated);
      return list.some((each, index) => each !== value[index]) ? list : value;
    }
    // A record that says its language is in that one on purpose.
    const { language, htmlLanguage } = value as { language?: unknown; htmlLanguage?: unknown };
    if (language || htmlLanguage) return value;
    const entries = Object.entries(value).map(
      ([key, each]) => [key, kept.has(key) ? each : translated(each)] as const,
    );
    if (entries.every(([key, each]) => each === value[key as keyof typeof value])) return value;
    // The icon of an amenity is found by its English name.
    const amenities = 'amenities' in value && { originalAmenities: value.amenities };
    return { ...Object.fromEntries(entries), ...amenities };
  }

  return translated as ContentIn;
}

/** Builders give English: where a story is shown in Arabic, so is the hotel that it shows. */
export const withContentInLanguage: Decorator = (Story, { args, globals, loaded }) => {
  const inLanguage = globals['locale'] === 'ar' ? (loaded['content'] as ContentIn) : undefined;
  return Story({ args: inLanguage?.(args) ?? args });
};
