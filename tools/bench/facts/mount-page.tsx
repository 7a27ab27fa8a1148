import { composeStories, composeStory, setProjectAnnotations } from '@storybook/react-vite';
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ComponentType } from 'react';
import preview from '../../../.storybook/preview.js';
import { states } from '../../checks/states/kinds.js';

/** What one component does in the page, on this machine. */
export interface Seen {
  /** Milliseconds of script until React has written it, with its provider, into the document. */
  mounts: number[];
  /** The same, of the provider alone. */
  bare: number[];
  /** What axe looked at and found right, and what it says is wrong, in light and in dark. */
  passed: number;
  violations: string[];
}

declare global {
  interface Window {
    see: (stories: string) => Promise<Seen>;
  }
}

type Stories = Parameters<typeof composeStories>[0];

const WARM_UPS = 5;
const MOUNTS = 25;
const files = import.meta.glob<Stories>('../../../packages/ui/src/*/*/*.stories.tsx');

setProjectAnnotations([preview]);
const Nothing: ComponentType = composeStory({ render: () => <></> }, {});

function mount(Story: ComponentType): { root: Root; place: HTMLElement; spent: number } {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const begun = performance.now();
  flushSync(() => root.render(<Story />));
  return { root, place, spent: performance.now() - begun };
}

function mountOnce(Story: ComponentType): number {
  const { root, place, spent } = mount(Story);
  flushSync(() => root.unmount());
  place.remove();
  return spent;
}

async function look(theme: string): Promise<axe.AxeResults> {
  document.documentElement.dataset['theme'] = theme;
  return await axe.run(document.body, { rules: { region: { enabled: false } } });
}

window.see = async (stories) => {
  const file = await files[`../../../${stories}`]?.();
  if (!file) throw new Error(`There are no stories at ${stories}.`);
  const composed: Record<string, ComponentType> = composeStories(file);
  const name = states.default.find((each) => each in composed);
  const Story = name && composed[name];
  if (!Story) throw new Error(`${stories} shows no state at rest.`);
  // In turn, so that whatever else the machine does hits both alike.
  const times = Array.from({ length: WARM_UPS + MOUNTS }, () => ({
    mount: mountOnce(Story),
    bare: mountOnce(Nothing),
  })).slice(WARM_UPS);
  const { root, place } = mount(Story);
  const results = [await look('light'), await look('dark')];
  flushSync(() => root.unmount());
  place.remove();
  return {
    mounts: times.map((each) => each.mount),
    bare: times.map((each) => each.bare),
    passed: results[0]?.passes.length ?? 0,
    violations: results.flatMap(({ violations }) => violations.map(({ id }) => id)),
  };
};
