import type { Preview } from '@storybook/react-vite';

type Context = Parameters<
  Extract<NonNullable<Preview['beforeEach']>, (...args: never) => unknown>
>[0];

/** The field of the sidebar's search, while somebody types in it. */
function searchInUse(): HTMLElement | undefined {
  try {
    const active = globalThis.top?.document.activeElement;
    return active?.id === 'storybook-explorer-searchfield' ? (active as HTMLElement) : undefined;
  } catch {
    // Around this Storybook is a page of another origin.
    return undefined;
  }
}

async function searchEnds(): Promise<void> {
  while (searchInUse()) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

/** A story and the search share one focus: steps wait while somebody types in the search. */
export function stepsYieldToSearch(context: Context): void {
  // There is none without a clipboard, as in a page that is not secure.
  if (!('userEvent' in context)) return;
  context.userEvent = new Proxy(context.userEvent, {
    get(events, name, receiver) {
      const act: unknown = Reflect.get(events, name, receiver);
      if (typeof act !== 'function' || name === 'setup') return act;
      const actNow = (...args: unknown[]): unknown => Reflect.apply(act, events, args);
      return (...args: unknown[]) =>
        searchInUse() ? searchEnds().then(() => actNow(...args)) : actNow(...args);
    },
  });
}

let givingBack = false;

/** A component that takes the focus by itself gives it back to the search, where somebody types in it. */
export function focusYieldsToSearch(): void {
  const elements: { focus: HTMLElement['focus'] } = HTMLElement.prototype;
  const { focus } = elements;
  elements.focus = function focusAndGiveBack(options) {
    if (givingBack) return;
    const search = searchInUse();
    focus.call(this, options);
    givingBack = true;
    search?.focus();
    givingBack = false;
  };
}
