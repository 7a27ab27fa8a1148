import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_NOW } from '@vestibule/domain/calendar/builders';
import { expect } from 'storybook/test';

const whenLoaded = new Date();

const meta = {
  title: 'Checks/Clock',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <time dateTime={whenLoaded.toISOString()}>Loaded</time>
      <time dateTime={new Date().toISOString()}>Rendered</time>
    </>
  ),
} satisfies Meta;

export default meta;

/** Whatever day it is, the stories look as they did, and their plays pass. */
export const StandsStill: StoryObj = {
  play: async ({ canvasElement, step }) => {
    await step('while its module is loaded, while it renders, and in its play', async () => {
      const shown = [...canvasElement.querySelectorAll('time')].map(({ dateTime }) => dateTime);
      await expect(shown).toEqual(Array(2).fill(SAMPLE_NOW.toISOString()));
      await expect([new Date(), Date.now(), Date()]).toEqual([
        SAMPLE_NOW,
        SAMPLE_NOW.getTime(),
        String(SAMPLE_NOW),
      ]);
    });
    await step('timers run', async () => {
      const begun = performance.now();
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      await expect(performance.now()).toBeGreaterThan(begun);
      await expect(new Date()).toEqual(SAMPLE_NOW);
    });
    await step('a day that is named is that day, and a date as any other', async () => {
      await expect(new Date('2028-02-29').toISOString()).toBe('2028-02-29T00:00:00.000Z');
      await expect(new Date()).toBeInstanceOf(Date);
      await expect(structuredClone(new Date())).toBeInstanceOf(Date);
    });
  },
};
