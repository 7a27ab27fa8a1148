/**
 * What the browser keeps for this site. Where it forbids that, or is full, the page remembers by itself
 * until it is left.
 */
function browserStorage(area: 'localStorage' | 'sessionStorage') {
  const remembered = new Map<string, string>();
  return {
    getItem(key: string): string | null {
      try {
        return remembered.get(key) ?? window[area].getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key: string, value: string): void {
      try {
        window[area].setItem(key, value);
        remembered.delete(key);
      } catch {
        // Or what stood there before would come back with the next page.
        this.removeItem(key);
        remembered.set(key, value);
      }
    },
    removeItem(key: string): void {
      try {
        remembered.delete(key);
        window[area].removeItem(key);
      } catch {
        // Nothing is kept there.
      }
    },
    clear(): void {
      try {
        remembered.clear();
        window[area].clear();
      } catch {
        // Nothing is kept there.
      }
    },
  };
}

/** Outlasts the visit. */
export const browserKeeps = browserStorage('localStorage');

/** Outlasts a reload, in this tab. */
export const tabKeeps = browserStorage('sessionStorage');
