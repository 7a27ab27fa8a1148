/** A play that hangs must not keep the frames after it waiting for ever. */
const longestMs = 20_000;
const shared = '#storybook-docs:not([hidden]), [data-both-modes]';
let endTurn = (): void => {};

/**
 * The frames of a docs page, or of both modes, share one focus: whoever takes it empties the others', and letters are
 * typed into nothing. So each frame renders and plays when the one before it has come to rest.
 */
export async function waitForTurn(): Promise<void> {
  if (!window.frameElement?.ownerDocument.querySelector(shared)) return;
  await new Promise<void>((begin) => {
    void navigator.locks.request('play', async () => {
      begin();
      await new Promise<void>((end) => {
        endTurn = end;
        setTimeout(end, longestMs);
      });
    });
  });
}

export function letNextPlay(): void {
  endTurn();
}
