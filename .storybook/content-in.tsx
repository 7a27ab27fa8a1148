import type { Preview } from '@storybook/react-vite';
import { newsCategories } from '@vestibule/domain/news';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Decorator = Extract<NonNullable<Preview['decorators']>, readonly unknown[]>[number];

/** Data of stories with the hotel's content in another language. The same data give the same answer. */
export type ContentIn = <Value>(data: Value) => Value;

/** Ids, and what components compare with. */
const kept = new Set(['_id', 'id', 'status', 'type', 'eventType']);
const isKept = (key: string, value: unknown) =>
  kept.has(key) ||
  (key === 'category' && newsCategories.some((each) => each === value)) ||
  // A form would take it in other words for a new one.
  (key === 'problem' && typeof value === 'object' && value !== null && 'fields' in value);

const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);

/** A story of a matrix brings its own data. */
type Specimen = ((args: object) => Rendering) & { storyName: string; args: object };
const isSpecimen = (value: unknown): value is Specimen =>
  typeof value === 'function' && 'storyName' in value && 'args' in value;

const asItIs: ContentIn = (data) => data;

/** What a story or its decorator gives: mostly the story itself, not rendered yet. */
type Rendering = ReactElement<object, string | ((props: object) => ReactElement)>;

/** A story that is rendered here, so that what it gives can be translated. */
function Rendered({ of, inLanguage }: { of: Rendering; inLanguage: ContentIn }) {
  const { type, props } = of;
  return inLanguage(typeof type === 'function' ? type(props) : of);
}

/** Exact texts alone: a name made long for a story stays as long as it is. */
export function contentIn(words: Readonly<Record<string, string>>): ContentIn {
  const known = new WeakMap<object, unknown>();

  function translated(value: unknown): unknown {
    if (typeof value === 'string') return Object.hasOwn(words, value) ? words[value] : value;
    const change = changeOf(value);
    if (!change) return value;
    const data = value as object;
    if (!known.has(data)) {
      known.set(data, data);
      known.set(data, change());
    }
    return known.get(data);
  }

  function changeOf(value: unknown): (() => unknown) | undefined {
    if (isSpecimen(value)) return () => specimen(value);
    if (isValidElement<object>(value)) return () => element(value);
    const isRecord = typeof value === 'object' && value !== null && isPlain(value);
    return isRecord ? () => record(value) : undefined;
  }

  function element(shown: ReactElement<object>): ReactElement<object> {
    const props = translated(shown.props) as { children?: ReactNode };
    if (props === shown.props) return shown;
    const { children, ...others } = props;
    // Elements that stand side by side have no keys, and need none as long as they are no list.
    return cloneElement(shown, others, ...(Array.isArray(children) ? children : [children]));
  }

  function specimen(story: Specimen): Specimen {
    const args = translated(story.args) as object;
    const Translated = () => <Rendered of={story(args)} inLanguage={translated as ContentIn} />;
    return Object.assign(Translated, { storyName: story.storyName, args });
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
      ([key, each]) => [key, isKept(key, each) ? each : translated(each)] as const,
    );
    if (entries.every(([key, each]) => each === value[key as keyof typeof value])) return value;
    // The icon of an amenity is found by its English name.
    const amenities = 'amenities' in value && { originalAmenities: value.amenities };
    return { ...Object.fromEntries(entries), ...amenities };
  }

  return translated as ContentIn;
}

/**
 * Builders give English: where a story is shown in Arabic, so is the hotel that it shows, in its
 * arguments and in what it renders. While its steps run in English it is rendered here too, or it would
 * lose their state with the language.
 */
export const withContentInLanguage: Decorator = (Story, { args, globals, loaded }) => {
  const content = loaded['content'] as ContentIn | undefined;
  if (!content) return Story();
  const inLanguage = globals['locale'] === 'en' ? asItIs : content;
  return <Rendered of={Story({ args: inLanguage(args) }) as Rendering} inLanguage={inLanguage} />;
};
