import facts from './component-facts.json' with { type: 'json' };

/** What `tools/bench/component-facts.ts` saw of a component in its state at rest. */
export interface ComponentFacts {
  /** Kilobytes of brotli, alone, beside React and styled-components. */
  size: number;
  /** Milliseconds of script in Chromium, beyond its provider: the medians of 25 mounts. */
  mount: number;
  /** Rules of axe that it passes; it breaks none, in light or in dark. */
  passed: number;
}

const all: Readonly<Record<string, ComponentFacts>> = facts;

/** Of the component whose stories stand in a file, from the root of the repository. */
export function factsOf(stories: string): ComponentFacts | undefined {
  return all[stories.replace(/^\.\//, '')];
}
