import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { asControlShows } from './type-controls.js';

type Decorator = Extract<NonNullable<Preview['decorators']>, readonly unknown[]>[number];
type ArgTypes = Parameters<Decorator>[1]['argTypes'];

interface StorybookPage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** The property that `onValueChange` changes, where its control is not written in: typing is faster. */
function changedBy(handler: string, argTypes: ArgTypes): string | undefined {
  const [, first = '', rest = ''] = /^on([A-Z])(\w*)Change$/.exec(handler) ?? [];
  const name = `${first.toLowerCase()}${rest}`;
  const control: unknown = argTypes[name]?.control;
  const type = typeof control === 'object' && control && 'type' in control && control.type;
  return type && type !== 'text' ? name : undefined;
}

/** What somebody changes in a story, its controls show too. Steps begin from the values of the story. */
export const withChangesInControls: Decorator = (Story, { id, args, argTypes }) => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as StorybookPage;
  if (!preview) return Story();
  const tell = (name: string, value: unknown) => {
    if (preview.currentRender?.phase === 'playing') return;
    const updatedArgs = { [name]: asControlShows(argTypes[name], value) };
    addons.getChannel().emit('updateStoryArgs', { storyId: id, updatedArgs });
  };
  const telling = Object.entries(args).flatMap(([handler, call]) => {
    const name = changedBy(handler, argTypes);
    if (!name || typeof call !== 'function') return [];
    const callAndTell = (...given: unknown[]): unknown => {
      tell(name, given[0]);
      return call(...given) as unknown;
    };
    return [[handler, callAndTell]];
  });
  return Story({ args: { ...args, ...Object.fromEntries(telling) } });
};
