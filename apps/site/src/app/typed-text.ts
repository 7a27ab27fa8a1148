import { tabKeeps } from './browser-storage.js';

export const TYPED_TEXT_KEY = 'typed-text';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface TypedText {
  pathname: string;
  /** By form and field. */
  values: Record<string, string>;
}

/** What only the guest should know, and what nobody types. */
const neverKept =
  '[type="password"], [type="hidden"], [type="file"], [type="radio"], [autocomplete^="cc-"], [readonly]';
export const fields = `:is(input, textarea, select):not(${neverKept})`;

/** Keeps what stands in the fields of this page over a reload. */
export function keepTypedText(): void {
  const values: TypedText['values'] = {};
  for (const field of document.querySelectorAll<Field>(fields)) {
    values[nameOf(field)] = valueOf(field);
  }
  const text: TypedText = { pathname: location.pathname, values };
  tabKeeps.setItem(TYPED_TEXT_KEY, JSON.stringify(text));
}

/** The same in the next release, which may count its fields otherwise. */
export function nameOf(field: Field): string {
  const form = field.form;
  const title = document.getElementById(form?.getAttribute('aria-labelledby') ?? '');
  const formName = form?.getAttribute('aria-label') ?? title?.textContent ?? '';
  return `${formName} / ${field.name || (field.labels?.[0]?.textContent ?? '')}`;
}

export const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

export const valueOf = (field: Field) => (isBox(field) ? String(field.checked) : field.value);
