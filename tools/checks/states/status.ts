/** How far a component is: one of these tags is in the file of its stories. */
export const statuses = {
  draft: 'It may change or go with any release.',
  stable:
    'It meets every criterion below, and a change that breaks it waits for a major release, or before 1.0 for a minor one.',
} as const;

export type Status = keyof typeof statuses;

export function isStatus(tag: string): tag is Status {
  return Object.hasOwn(statuses, tag);
}

/** A component as its files tell of it. */
export interface Component {
  /** A guest answers, presses or opens it. */
  answered: boolean;
  /** The text of the files that make it, and of those that hold its stories. */
  code: readonly string[];
  stories: readonly string[];
  /** Whether it has been measured. */
  measured: boolean;
}

interface Criterion {
  name: string;
  /** What a stable component has, for whoever reads the page. */
  asks: string;
  /** What it lacks, one sentence each. None where other checks of this folder ask it of drafts too. */
  lacks?: (component: Component) => readonly string[];
}

const keys = /userEvent\.(?:tab|keyboard)\(|\{(?:Enter|Tab|Escape|Home|End|Arrow\w+)\}/;
const focusMoved = /onKeyDown|\.focus\(/;
const focusHeld = /\.toHaveFocus\(/;

function lacksKeys({ answered, code, stories }: Component): string[] {
  const some = (pattern: RegExp, files: readonly string[]) =>
    files.some((file) => pattern.test(file));
  if (some(keys, stories)) return [];
  if (answered) return ['no story is played by keyboard'];
  const moves = some(focusMoved, code) && !some(focusHeld, stories);
  return moves ? ['it moves the focus, and no story looks where to'] : [];
}

/** What a component must have to be stable. */
export const criteria: readonly Criterion[] = [
  {
    name: 'States',
    asks: 'Every state of its kind has a story: default, long text, loading, empty, error, filled, invalid, disabled, as far as it can be in them.',
  },
  {
    name: 'Page',
    asks: 'Its page says when to use it, when not, its parts, its states, its keys and its words, and a sentence is before each example.',
  },
  {
    name: 'Keyboard',
    asks: 'Where a guest answers, presses or opens it, a story is played by keyboard. Where it moves the focus by itself, a story looks where to. Plain links in a text need neither.',
    lacks: lacksKeys,
  },
  {
    name: 'Accessibility',
    asks: 'axe finds nothing in any of its stories, in light, in dark and from right to left, and no story turns a rule off.',
    lacks: ({ stories }) =>
      stories.some((file) => /\ba11y:/.test(file)) ? ['a story changes what axe looks for'] : [],
  },
  {
    name: 'Figures',
    asks: 'What it weighs and how long it takes to mount have been measured, and are on its page.',
    lacks: ({ measured }) =>
      measured ? [] : ['it has no figures; node tools/bench/component-facts.ts measures them'],
  },
];

/** What a component lacks for its status, or its lack of one, a sentence each. */
export function findUnready(
  title: string,
  tags: readonly (readonly string[])[],
  component: Component,
): string[] {
  const found = new Set(tags.map((each) => each.filter(isStatus).join(' and ') || 'no status'));
  const [status = 'no status'] = found;
  if (found.size > 1) return [`${title}: its stories are ${[...found].join(', ')}`];
  if (!isStatus(status)) return [`${title}: has ${status}; tag its stories draft or stable`];
  if (status === 'draft') return [];
  return criteria.flatMap(({ name, lacks }) =>
    (lacks?.(component) ?? []).map((lack) => `${title}: is not stable, ${name}: ${lack}`),
  );
}
