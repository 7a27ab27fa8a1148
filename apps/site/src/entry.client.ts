import { DEFERRED_ID } from './app/deferred.js';
import { keepEarlyInput } from './app/early-input.js';
import { awaitGuest } from './app/guest-signs.js';
import { loadCode } from './app/load-code.js';
import { restoreTypedText } from './app/typed-text.js';

/** A picture that does not come keeps the page from answering no longer than this. */
const MAX_WAIT_MS = 3000;

/** Scripts would take the line from the largest picture: they come after it (decision 017). */
async function start(): Promise<void> {
  keepEarlyInput();
  awaitGuest();
  restoreTypedText();
  await Promise.race([largestPicture(), firstPress(), wait(MAX_WAIT_MS)]);
  const deferred = document.querySelector<HTMLTemplateElement>(`#${DEFERRED_ID}`);
  if (deferred) document.head.append(deferred.content);
  await loadCode(() => import('./hydrate.js'));
}

/** Resolves once it has arrived, or cannot arrive, or there is none. */
async function largestPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) return;
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });
}

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

void start();
