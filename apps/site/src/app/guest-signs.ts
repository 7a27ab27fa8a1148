/** Whatever a guest does first: no part of a page is used without one of these. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'click',
  'scroll',
] as const;

let arrived: Promise<void> | undefined;
let arrive = () => {};

/**
 * From now on parts wait for the guest's first sign. Only a page that the server has rendered
 * calls it: everywhere else there is nothing to look at meanwhile.
 */
export function awaitGuest(): void {
  arrived = new Promise((resolve) => {
    arrive = resolve;
  });
  for (const sign of signs) {
    window.addEventListener(sign, guestIsHere, { capture: true, once: true, passive: true });
  }
}

/** Told by who knows without a sign: a page is being left for another. */
export function guestIsHere(): void {
  arrive();
}

/** Resolves at once where nobody waits: on the server, and after the first sign. */
export async function guestArrives(): Promise<void> {
  await arrived;
}
