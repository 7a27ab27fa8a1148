import { tabKeeps } from './browser-storage.js';
import {
  fields,
  isBox,
  namesOf,
  restoring,
  TYPED_TEXT_KEY,
  valueOf,
  type Field,
  type TypedText,
} from './typed-text.js';

/**
 * Types once more what was kept, into each field when it comes: some belong to a dialog that the
 * guest has to open again. A field that the guest edits first stays as it is.
 */
export function restoreTypedText(): void {
  const stored = tabKeeps.getItem(TYPED_TEXT_KEY);
  if (!stored) return;
  tabKeeps.removeItem(TYPED_TEXT_KEY);
  const { pathname, values, steps } = JSON.parse(stored) as TypedText;
  if (location.pathname === pathname) {
    keepSteps(steps);
    restoring.values = values;
  }
  // What was typed while this code was on its way stays too.
  const restored = new WeakSet(
    [...document.querySelectorAll<Field>(fields)].filter((field) => isEdited(field)),
  );
  const restore = () => {
    if (location.pathname !== pathname) return stop();
    for (const field of document.querySelectorAll<Field>(fields)) {
      const value = namesOf(field)
        .map((name) => values[name])
        .find((kept) => kept !== undefined);
      if (value === undefined || restored.has(field) || !takes(field, value)) continue;
      restored.add(field);
      enter(field, value);
    }
  };
  const forget = ({ target, isTrusted }: Event) => {
    if (!isTrusted || !isField(target)) return;
    for (const name of namesOf(target)) delete values[name];
  };
  const added = new MutationObserver(restore);
  const stop = () => {
    added.disconnect();
    delete restoring.values;
    window.removeEventListener('input', forget, { capture: true });
  };
  window.addEventListener('input', forget, { capture: true });
  // What was sent is not typed into the empty form that follows.
  window.addEventListener('submit', stop, { capture: true, once: true });
  added.observe(document, { childList: true, subtree: true });
  restore();
}

/**
 * In another language the page is a new entry of the history, which opens at the same step. No other
 * entry is reached from it without leaving the language: the index tells the flow so.
 */
function keepSteps(steps: object | undefined): void {
  const state = history.state as object | null;
  if (steps && !state) history.replaceState({ idx: 0, usr: { steps } }, '');
}

function isEdited(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue;
}

/** A list takes what it offers: its choices may come later, or be others by now. */
const takes = (field: Field, value: string) =>
  !(field instanceof HTMLSelectElement) ||
  [...field.options].some((option) => option.value === value);

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(fields);

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
