const KEY = 'typed-text';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedText {
  pathname: string;
  /** By form and field. */
  values: Record<string, string>;
}

/** What only the guest should know, and what nobody types. */
const neverKept =
  '[type="password"], [type="hidden"], [type="file"], [type="radio"], [autocomplete^="cc-"], [readonly]';
const fields = `:is(input, textarea, select):not(${neverKept})`;

/** Keeps what stands in the fields of this page over a reload. */
export function keepTypedText(): void {
  const values: TypedText['values'] = {};
  for (const field of document.querySelectorAll<Field>(fields)) {
    values[nameOf(field)] = valueOf(field);
  }
  const text: TypedText = { pathname: location.pathname, values };
  sessionStorage.setItem(KEY, JSON.stringify(text));
}

/**
 * Types once more what was kept, into each field when it comes: some belong to a dialog that the
 * guest has to open again. A field that the guest edits first stays as it is.
 */
export function restoreTypedText(): void {
  const stored = sessionStorage.getItem(KEY);
  if (!stored) return;
  sessionStorage.removeItem(KEY);
  const { pathname, values } = JSON.parse(stored) as TypedText;
  const restored = new WeakSet<Field>();
  const restore = () => {
    if (location.pathname !== pathname) return stop();
    for (const field of document.querySelectorAll<Field>(fields)) {
      const value = values[nameOf(field)];
      if (value === undefined || restored.has(field)) continue;
      restored.add(field);
      enter(field, value);
    }
  };
  const forget = ({ target, isTrusted }: Event) => {
    if (isTrusted && isField(target)) delete values[nameOf(target)];
  };
  const added = new MutationObserver(restore);
  const stop = () => {
    added.disconnect();
    window.removeEventListener('input', forget, { capture: true });
  };
  window.addEventListener('input', forget, { capture: true });
  // What was sent is not typed into the empty form that follows.
  window.addEventListener('submit', stop, { capture: true, once: true });
  added.observe(document, { childList: true, subtree: true });
  restore();
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(fields);

/** The same in the next release, which may count its fields otherwise. */
function nameOf(field: Field): string {
  const form = field.form;
  const title = document.getElementById(form?.getAttribute('aria-labelledby') ?? '');
  const formName = form?.getAttribute('aria-label') ?? title?.textContent ?? '';
  return `${formName} / ${field.name || (field.labels?.[0]?.textContent ?? '')}`;
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const valueOf = (field: Field) => (isBox(field) ? String(field.checked) : field.value);

/** As the guest would: React hears it, and whatever listens before React. */
function enter(field: Field, value: string): void {
  if (valueOf(field) === value) return;
  if (isBox(field)) return field.click();
  const prototype: object = Object.getPrototypeOf(field);
  // Past the property by which React watches the field.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
