import { retryImport } from '@vestibule/ui/code';
import type { CodeLoader } from '@vestibule/ui/theme';
import { keepTypedText } from './typed-text.js';

const RELOADED_KEY = 'reloaded-release';

/** What the loader asks of the tab that it runs in. */
export interface Tab {
  /** Of which build the page is. */
  release: () => string;
  /** Lasts as long as the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether a reload would show a page. */
  serverAnswers: () => Promise<boolean>;
  reload: () => void;
}

/**
 * Tries ten times. Code that a server in reach still does not have belongs to a release that is
 * gone: the page is reloaded, once for each release and so never in a loop. Otherwise the caller
 * gets the error (decision 020).
 */
export function createCodeLoader(tab: Tab): CodeLoader {
  let reloading = false;

  const reloadOnce = (error: unknown): Promise<never> => {
    if (!reloading) {
      if (tab.storage.getItem(RELOADED_KEY) === tab.release()) throw error;
      tab.storage.setItem(RELOADED_KEY, tab.release());
      reloading = true;
      tab.reload();
    }
    // The page stays as it is until the next one is here.
    return new Promise(() => undefined);
  };

  return async (load) => {
    try {
      return await retryImport(load);
    } catch (error) {
      if (await tab.serverAnswers()) return await reloadOnce(error);
      throw error;
    }
  };
}

let nextAddress = (): string | undefined => undefined;

/** Where the guest is going: a reload on the way loads that page. */
export function onTheWayTo(address: () => string | undefined): void {
  nextAddress = address;
}

const thisTab: Tab = {
  release: () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '',
  // Where it is forbidden this throws, and nothing is reloaded: nothing would end the loop.
  get storage() {
    return sessionStorage;
  },
  serverAnswers: async () => {
    try {
      const { status } = await fetch(nextAddress() ?? location.href, { method: 'HEAD' });
      return status < 500;
    } catch {
      return false;
    }
  },
  reload: () => {
    keepTypedText();
    const next = nextAddress();
    if (next) location.assign(next);
    else location.reload();
  },
};

/** The one way in which the browser loads code that did not come with the page. */
export const loadCode: CodeLoader = import.meta.env.SSR
  ? (load) => load()
  : createCodeLoader(thisTab);
