import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useLayoutEffect, useState } from 'react';
import { expect, isMockFunction } from 'storybook/test';

function Late({ part }: { part: Promise<string> }) {
  return use(part);
}

/** Goes, and a moment later its part arrives. */
function Leaving() {
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<string>());
  useLayoutEffect(
    () => () => {
      void nextMoments(5).then(() => resolve('Arrived'));
    },
    [resolve],
  );
  return (
    <Suspense fallback="On its way">
      <Late part={promise} />
    </Suspense>
  );
}

/** Within the same task. */
async function nextMoments(count: number): Promise<void> {
  for (let moment = 0; moment < count; moment += 1) await Promise.resolve();
}

const meta = {
  title: 'Checks/Leaving',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Leaving />,
} satisfies Meta;

export default meta;

/** The story ends before a part of it has come, as a page whose code is slow. */
export const PartOnItsWay: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way')).toBeVisible();
  },
};

/** What Storybook and React say of the story that goes is no fault of the one that comes. */
export const NextStory: StoryObj = {
  render: () => <p>Next</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next')).toBeVisible();
    // Only the tests listen. Once it is said no more, `fail-on-console.ts` need not pass over it.
    const { error: said } = console;
    if (isMockFunction(said))
      await expect(said).toHaveBeenCalledWith(
        expect.stringContaining('not configured to support act'),
      );
  },
};
