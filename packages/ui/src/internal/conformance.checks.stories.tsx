import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, createRef } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { VestibuleProvider } from '../theme/VestibuleProvider.js';

/** Dialogs bring their code when they first open. */
const patience = 5000;

/** What a component that shows data may stand as, with another root in each. */
const states = ['Default', 'Loading', 'Empty', 'Error'] as const;

type StoryFile = { default: { component?: ComponentType; args?: object } } & {
  [State in (typeof states)[number]]?: { args?: object };
};

const features = import.meta.glob<Record<string, unknown>>('../*/index.ts', { eager: true });
const files = import.meta.glob<StoryFile>(['../**/*.stories.tsx', '!../internal/**'], {
  eager: true,
});

/** Stands for nothing in the document. */
const withoutRoot = new Set(['Rich', 'VestibuleProvider']);
/** Shows nothing when there is nothing, and so has no root then. */
const goneWhenEmpty = new Set(['AmenityList', 'ErrorSummary', 'EventOptions', 'SimilarRooms']);
/** A form control in a frame: the class is the frame's, ref and other props the control's. */
const framed = new Set([
  'Checkbox',
  'EmailInput',
  'PasswordInput',
  'Picture',
  'RoomPicture',
  'SearchInput',
  'Select',
]);

const components = Object.values(features)
  .flatMap((feature) => Object.entries(feature))
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .filter(([name]) => !withoutRoot.has(name)) as [string, ComponentType<object>][];

/** What its own stories show it with in each state; a component without stories is not in the table. */
function argsOf(name: string, component: ComponentType<object>): [state: string, args: object][] {
  const own = Object.values(files).filter((file) => file.default.component === component);
  const [file] = own.toSorted((one, other) => weight(other) - weight(one));
  if (!file) return [];
  const shown = states.filter((state) => state === 'Default' || file[state]);
  const rooted = goneWhenEmpty.has(name) ? shown.filter((state) => state !== 'Empty') : shown;
  return rooted.map((state) => [state, { ...file.default.args, ...file[state]?.args }]);
}

const weight = ({ default: meta, Default }: StoryFile) =>
  Object.keys({ ...meta.args, ...Default?.args }).length;

/** Shows it in each state with a mark of each kind; says which of them did not arrive at the root. */
async function lostMarks(name: string, component: ComponentType<object>): Promise<string[]> {
  const lost: string[] = [];
  const shown = argsOf(name, component);
  for (const [state, args] of shown) {
    const marks = await lostIn(name, component, args);
    lost.push(...marks.map((mark) => `${name} loses ${mark} in ${state}`));
  }
  return shown.length === 0 ? [`${name} has no story`] : lost;
}

async function lostIn(
  name: string,
  component: ComponentType<object>,
  args: object,
): Promise<string[]> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const ref = createRef<Element>();
  const marks = { ref, className: 'marked', 'data-mark': name };
  root.render(
    <VestibuleProvider>{createElement(component, { ...args, ...marks })}</VestibuleProvider>,
  );
  try {
    await waitFor(() => expect(ref.current).toBeInstanceOf(Element), { timeout: patience });
    const element = ref.current;
    const marked = framed.has(name) ? element?.closest('.marked') : element;
    return [
      ...(marked?.classList.contains('marked') ? [] : ['className']),
      ...(element?.getAttribute('data-mark') === name ? [] : ['other props']),
      ...(isRoot(marked, place) ? [] : ['all of them to a part of itself']),
    ];
  } catch {
    return ['ref'];
  } finally {
    root.unmount();
    place.remove();
  }
}

/** What is in a portal is framed there; all else begins its place. */
function isRoot(marked: Element | null | undefined, place: Element): boolean {
  if (!marked || !place.contains(marked)) return true;
  return marked === place.firstElementChild;
}

const meta = {
  title: 'Checks/Conformance',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

/** House style 6: ref, className and remaining props of every public component are its root's. */
export const EveryComponent: StoryObj = {
  render: () => <p>{components.length} components</p>,
  play: async () => {
    const lost: string[] = [];
    // One after the other: two open dialogs would fight for the focus.
    for (const [name, component] of components) lost.push(...(await lostMarks(name, component)));
    await expect(components.length).toBeGreaterThan(100);
    await expect(lost).toEqual([]);
  },
};
