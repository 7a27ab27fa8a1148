import { TIMES_AS_LONG } from './find-overflow.ts';

/** Letters that fit in any column. */
const SHORT_WORD = 12;

export interface StoryPart {
  /** How styles see an element and its parent, in the language, direction and mode of the page. */
  kind: string;
  /** Letters of the longest text that one of these has of its own, and of the longest word. */
  letters: number;
  word: number;
}

/** Runs in the page: what a story is made of. An icon is one part, whatever its lines. */
export function storyPartsOf(): StoryPart[] {
  /** What an element is called and says: the same part has other ones in another story. Styles are read by their names. */
  const namesAndTexts =
    /^(?:id|for|name|value|src|srcset|alt|title|style|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|valuetext|valuenow))$/;
  /** What counts whatever it holds. */
  const withAnyValue =
    /^(?:href|datetime|placeholder|min|max|pattern|action|data-(?:vestibule|part|booking|picture|day))$/;

  function kindOf(element: Element | null): string {
    if (!element) return '';
    const attributes = element
      .getAttributeNames()
      .filter((name) => !namesAndTexts.test(name))
      .map((name) => (withAnyValue.test(name) ? name : `${name}=${element.getAttribute(name)}`));
    const styled = element instanceof HTMLElement ? [...element.style] : [];
    return [element.localName, ...attributes.toSorted(), ...styled].join(' ');
  }

  function stateOf(element: Element): string {
    const states = [':checked', ':indeterminate', ':disabled', ':placeholder-shown'].filter(
      (each) => element.matches(each),
    );
    return [
      ...states,
      element.checkVisibility({ visibilityProperty: true }) ? 'visible' : 'hidden',
    ].join(' ');
  }

  function ownText(element: Element): string {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isField) return element.value || element.placeholder;
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    return texts.map(({ data }) => data).join(' ');
  }

  const page = kindOf(document.documentElement);
  const parts = new Map<string, StoryPart>();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.parentElement?.closest('svg')) continue;
    const around = kindOf(element.parentElement);
    const kind = [page, around, kindOf(element), stateOf(element)].join('\n');
    const words = ownText(element).split(/\s+/);
    const { letters = 0, word = 0 } = parts.get(kind) ?? {};
    parts.set(kind, {
      kind,
      letters: Math.max(letters, words.join('').length),
      word: Math.max(word, ...words.map(({ length }) => length)),
    });
  }
  return [...parts.values()];
}

/** The parts that were under stress, with the longest of their texts. */
export class SeenParts {
  readonly #seen = new Map<string, StoryPart>();

  /** Whether a story has something new. If so, all that it has is seen from now on. */
  see(parts: readonly StoryPart[]): boolean {
    const hasNews = parts.some((part) => this.#isNew(part));
    if (hasNews) for (const part of parts) this.#remember(part);
    return hasNews;
  }

  /** Under stress a text is so many times as long, and its longest word is as long as ever. */
  #isNew({ kind, letters, word }: StoryPart): boolean {
    const seen = this.#seen.get(kind);
    return (
      !seen || letters > seen.letters * TIMES_AS_LONG || word > Math.max(seen.word, SHORT_WORD)
    );
  }

  #remember({ kind, letters, word }: StoryPart): void {
    const seen = this.#seen.get(kind) ?? { letters: 0, word: 0 };
    this.#seen.set(kind, {
      kind,
      letters: Math.max(letters, seen.letters),
      word: Math.max(word, seen.word),
    });
  }
}
