import { DEFERRED_ID } from './app/deferred.js';
import { loadCode } from './app/load-code.js';
import { tabKeeps } from './app/browser-storage.js';
import { keepTypedText, TYPED_TEXT_KEY } from './app/typed-text.js';

/** A picture that does not come keeps the page from answering no longer than this. */
const MAX_WAIT_MS = 3000;

/** Scripts would take the line from the largest picture: they come after it (decision 017). */
async function start(): Promise<void> {
  const repeatPress = keepPress();
  try {
    if (tabKeeps.getItem(TYPED_TEXT_KEY)) {
      const { restoreTypedText } = await loadCode(() => import('./app/restore-typed-text.js'));
      restoreTypedText();
    }
    await Promise.race([firstSight(), firstPress(), wait(MAX_WAIT_MS)]);
    for (const file of askForScripts()) await loadCode(() => import(/* @vite-ignore */ file));
    const { hydrate } = await loadCode(() => import('./hydrate.js'));
    await hydrate();
  } finally {
    repeatPress();
  }
}

/**
 * Their addresses, each after those that it imports: evaluated one by one, none of them keeps the
 * guest waiting for the others. Words are not among them: a page whose own do not come is English.
 */
function askForScripts(): string[] {
  const deferred = document.querySelector<HTMLTemplateElement>(`#${DEFERRED_ID}`);
  if (!deferred) return [];
  const files = [
    ...deferred.content.querySelectorAll<HTMLLinkElement>(
      '[rel="modulepreload"]:not([data-words])',
    ),
  ].map(({ href }) => href);
  document.head.append(deferred.content);
  return files;
}

/** Resolves once the page is painted, with its largest picture, if it has one that can be had. */
async function firstSight(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await picture?.decode().catch(() => undefined);
  await nextFrame();
  // What a frame paints is on the screen once the next one begins.
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** A guest who presses wants the answer before the picture. */
const firstPress = () =>
  new Promise((resolve) => {
    for (const press of ['pointerdown', 'keydown']) {
      window.addEventListener(press, resolve, { capture: true, once: true });
    }
  });

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Keeps the last press of a button until somebody hears it: React, or the browser itself when the
 * scripts have failed (decision 019). Links work as the browser follows them.
 */
function keepPress(): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button, input[readonly]')
        : null;
    if (!control) return;
    event.preventDefault();
    pressed = control;
  };
  window.addEventListener('click', keep, { capture: true });
  return () => {
    window.removeEventListener('click', keep, { capture: true });
    pressed?.click();
  };
}

/** The browser follows these links itself: a page in another language is a new page. */
window.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (link) keepTypedText(link);
});

void start();
