/** How an element looks to styles, its parent and its parent's parent too; and the letters of its own text. */
export type Part = readonly [look: string, letters: number];

/** Runs in the page: what a story is made of. An icon is one part, whatever its lines. */
export function partsOf(): Part[] {
  const states =
    /^(?:class|role|type|dir|lang|hidden|disabled|readonly|open|data-.*|aria-(?:busy|checked|current|disabled|expanded|invalid|pressed|selected|sort))$/;

  function attributeOf(element: Element, name: string): string {
    const value = element.getAttribute(name) ?? '';
    const isData = name.startsWith('data-') && /[^a-z-]/.test(value);
    return isData ? name : `${name}=${value}`;
  }

  function lookOf(element: Element): string {
    const names = element.getAttributeNames().filter((name) => states.test(name));
    const { checked, indeterminate } = element as Partial<HTMLInputElement>;
    const styled = element instanceof HTMLElement ? [...element.style] : [];
    const attributes = names.map((name) => attributeOf(element, name));
    return [element.localName, ...attributes, checked, indeterminate, ...styled].join(' ');
  }

  function lettersOf(element: Element): number {
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    const typed = element instanceof HTMLInputElement ? element.value.length : 0;
    return texts.reduce((sum, { data }) => sum + data.trim().length, typed);
  }

  const page = lookOf(document.documentElement);
  const looks = new Map<Element | null | undefined, string>();
  const letters = new Map<string, number>();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.parentElement?.closest('svg')) continue;
    looks.set(element, lookOf(element));
    const parent = element.parentElement;
    const line = [element, parent, parent?.parentElement].map((each) => looks.get(each));
    const look = [page, ...line].join('\n');
    letters.set(look, Math.max(letters.get(look) ?? 0, lettersOf(element)));
  }
  return [...letters];
}

/** Remembers the parts that were looked at, and says whether some of a story's are new. */
export class SeenParts {
  readonly #letters = new Map<string, number>();

  /** A text is new where it is longer than one that was made as many times as long. */
  constructor(private readonly timesAsLong: number) {}

  add(parts: readonly Part[]): boolean {
    const isNew = parts.some(([look, letters]) => {
      const seen = this.#letters.get(look);
      return seen === undefined || letters > seen * this.timesAsLong;
    });
    if (isNew) for (const part of parts) this.#see(part);
    return isNew;
  }

  #see([look, letters]: Part): void {
    this.#letters.set(look, Math.max(this.#letters.get(look) ?? 0, letters));
  }
}
