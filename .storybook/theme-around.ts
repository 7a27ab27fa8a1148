type Globals = Record<string, unknown>;

const told = ['theme', 'hotel', 'locale', 'direction'] as const;

/** What the toolbar asks for, as text. */
export function globalsChosen(globals: Globals): string {
  return JSON.stringify(Object.fromEntries(told.map((name) => [name, globals[name]])));
}

/** A docs page says what its toolbar asks for, for the frames that it holds. */
export function tellFrames(chosen: string): void {
  document.documentElement.dataset['docsGlobals'] = chosen;
}

/** In a frame of a docs page, what the toolbar of that page asks for: Storybook gives frames none of its globals. */
export function globalsAround(): Globals {
  const around = globalThis.frameElement?.ownerDocument.documentElement;
  return JSON.parse(around?.dataset['docsGlobals'] ?? '{}') as Globals;
}
