import file from './component-facts.json' with { type: 'json' };

/** What `tools/bench/component-facts.ts` saw of a component in its state at rest. */
export interface ComponentFacts {
  /** Kilobytes of brotli, alone, beside React and styled-components. */
  size: number;
  /** Milliseconds of script in Chromium, beyond its provider: the medians of 25 mounts. */
  mount: number;
  /** Rules of axe that it passes; it breaks none, in light or in dark. */
  passed: number;
}

/** By the file of a component's stories, from the root of the repository. */
export const facts: Readonly<Record<string, ComponentFacts>> = file;

/** Of the component whose stories are in a file. */
export function factsOf(stories: string): ComponentFacts | undefined {
  return facts[stories.replace(/^\.\//, '')];
}
