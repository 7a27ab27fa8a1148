// What is done inside the page of a story: each function is sent there, and knows nothing of here.

interface Render {
  story?: { storyGlobals?: { locale?: string } };
  storyContext: () => { args: object };
}

interface StorybookPage {
  /** By `.storybook/noted-texts.ts`. */
  notedTexts?: Set<string>;
  __STORYBOOK_PREVIEW__?: { currentRender?: Render };
}

/** Such a story keeps its language whatever the toolbar says. */
export function namesOwnLanguage(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  return preview?.currentRender?.story?.storyGlobals?.locale !== undefined;
}

/** Before the next story. */
export function forgetNoted(): void {
  (globalThis as unknown as StorybookPage).notedTexts?.clear();
}

/** Visible and spoken texts of a story in the pseudo-language, without what catalogues marked. */
export function unmarkedTexts(): string[] {
  const spoken = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'alt',
    'placeholder',
    'label',
  ];
  // Storybook's own signs are beside the story; a matrix names what it shows.
  const notShown =
    'body > [class^="sb-"], #storybook-docs, #storybook-highlights-root, [data-specimen-name], script, style';
  const found: string[] = [];
  // Of the brackets around a sentence, which may hold elements.
  let depth = 0;

  function take(text: string): void {
    let outside = '';
    for (const letter of text) {
      if (letter === '⟧') depth -= 1;
      if (depth === 0) outside += letter.replace(/[⟦⟧]/, '\n');
      if (letter === '⟦') depth += 1;
    }
    found.push(...outside.split('\n'));
  }

  function takeAttributes(element: Element): void {
    const around = depth;
    depth = 0;
    for (const name of spoken) take(element.getAttribute(name) ?? '');
    const isButton = element.matches('input:is([type=button], [type=submit], [type=reset])');
    if (isButton) take(element.getAttribute('value') ?? '');
    depth = around;
  }

  function walk(node: Node): void {
    if (node instanceof Text) take(node.data);
    if (node instanceof Element) {
      if (node.matches(notShown)) return;
      takeAttributes(node);
    }
    for (const child of node.childNodes) walk(child);
  }

  walk(document.body);
  if (depth !== 0) found.push('A text of a catalogue has lost its end');
  return found;
}

/** Every text in a story's args, and what catalogues gave in English: messages that components keep. */
export function givenTexts(): string[] {
  const { __STORYBOOK_PREVIEW__: preview, notedTexts } = globalThis as unknown as StorybookPage;
  const texts = new Set(notedTexts);
  const seen = new Set<unknown>();
  function walk(value: unknown): void {
    if (typeof value === 'string') texts.add(value);
    // A story of another file, as a matrix shows it.
    if (typeof value === 'function' && 'args' in value) walk(value.args);
    if (typeof value !== 'object' || value === null || value instanceof Node) return;
    if (seen.has(value)) return;
    seen.add(value);
    for (const inner of Object.values(value)) {
      walk(inner);
      // Lists show their items with a capital.
      if (Array.isArray(value) && typeof inner === 'string') {
        texts.add(inner.charAt(0).toUpperCase() + inner.slice(1));
      }
    }
  }
  walk(preview?.currentRender?.storyContext().args);
  return [...texts];
}

/** Names that the platform knows: months and weekdays in these locales, countries. */
export function platformNames(locales: readonly string[]): string[] {
  // In every month, and on every day of the week.
  const days = [
    ...Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1)),
    ...Array.from({ length: 7 }, (_, day) => new Date(2026, 0, day + 1)),
  ];
  const dates = locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) =>
      days.flatMap((day) => [
        day.toLocaleDateString(locale, { month: style }),
        day.toLocaleDateString(locale, { weekday: style }),
      ]),
    ),
  );
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const countries = (['long', 'short'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none', style });
    return codes.map((code) => names.of(code) ?? '');
  });
  return [...dates, ...countries, 'AM', 'PM', 'USD'];
}
