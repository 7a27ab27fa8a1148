import { kinds, states, type ComponentStates, type State } from './kinds.ts';

/** Storybook's index, as far as this check reads it. */
export interface Entry {
  type: string;
  importPath: string;
  title: string;
  /** A story's export; docs have none. */
  exportName?: string;
  tags?: string[];
}

/** Combinations for the eye alone, and what is held of all components at once, show no state. */
export function isShown({ type, importPath }: Entry): boolean {
  if (importPath.includes('/internal/')) return false;
  return type === 'story' && !importPath.endsWith('.matrix.stories.tsx');
}

/** What is missing, unknown or out of date, one sentence each. */
export function findMistakes(
  entries: readonly Entry[],
  components: Readonly<Record<string, ComponentStates>>,
): string[] {
  const stories = entries.filter(isShown);
  const titles = [...new Set(stories.map((story) => story.title))];
  const gone = Object.keys(components).filter((title) => !titles.includes(title));
  return [
    ...titles.flatMap((title) => {
      const names = stories.filter((s) => s.title === title).map((s) => s.exportName ?? '');
      const component = components[title];
      if (!component) return [`${title}: has no kind`];
      return mistakesOf(component, names).map((mistake) => `${title}: ${mistake}`);
    }),
    ...gone.map((title) => `${title}: has a kind and no stories`),
  ];
}

function mistakesOf({ kind, never = {} }: ComponentStates, names: string[]): string[] {
  const required: readonly State[] = kinds[kind];
  const shown = (state: State) => states[state].some((name) => names.includes(name));
  const exempt = Object.keys(never) as State[];
  return [
    ...required
      .filter((state) => !exempt.includes(state) && !shown(state))
      .map((state) => `no story of ${state} (${states[state].join(', ')})`),
    ...exempt.filter(shown).map((state) => `shows ${state}, which it is said never to be`),
    ...exempt
      .filter((state) => !required.includes(state))
      .map((state) => `is excused from ${state}, which nothing asks of a ${kind}`),
  ];
}
