import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_NOW } from '@vestibule/domain/calendar/builders';
import { expect } from 'storybook/test';

const whenLoaded = new Date();

const meta = {
  title: 'Checks/Clock',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <time dateTime={new Date().toISOString()} />,
} satisfies Meta;

export default meta;

/** Whatever day it is, the stories look as they did, and their plays pass. */
export const StandsStill: StoryObj = {
  play: async ({ canvasElement, step }) => {
    await step('while its module is loaded, while it renders, and in its play', async () => {
      const rendered = canvasElement.querySelector('time')?.dateTime;
      await expect([whenLoaded, new Date(rendered ?? 0), new Date()]).toEqual(
        Array(3).fill(SAMPLE_NOW),
      );
      await expect([Date.now(), Date()]).toEqual([SAMPLE_NOW.getTime(), String(SAMPLE_NOW)]);
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
