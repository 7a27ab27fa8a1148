import { tabKeeps } from './browser-storage.js';

export const TYPED_TEXT_KEY = 'typed-text';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface TypedText {
  pathname: string;
  /** By form and field, as both languages call them and as this one does. */
  values: Record<string, string>;
  /** Where its flows are, for an entry of the history that knows nothing of them. */
  steps?: object | undefined;
}

/** What is being typed in again on this page: a form that opens by a press opens by itself for it. */
export const restoring: { values?: TypedText['values'] } = {};

export function isRestoring(field: string): boolean {
  return Object.keys(restoring.values ?? {}).some((name) => name.endsWith(` / ${field}`));
}

/** A password, also while it is shown. */
const PASSWORD = '[type="password"], [autocomplete$="-password"]';
/** What only the guest should know, and what nobody types. */
const neverKept = `${PASSWORD}, [type="hidden"], [type="file"], [type="radio"], [autocomplete^="cc-"], [readonly]`;
export const fields = `:is(input, textarea, select):not(${neverKept})`;

/** Keeps what is in the fields of this page over a reload, or a change of its language. */
export function keepTypedText({ pathname }: { pathname: string } = location): void {
  const values: TypedText['values'] = {};
  for (const field of document.querySelectorAll<Field>(fields)) {
    for (const name of namesOf(field)) values[name] = valueOf(field);
  }
  const state = history.state as { usr?: { steps?: object } | null } | null;
  const text: TypedText = { pathname, values, steps: state?.usr?.steps };
  tabKeeps.setItem(TYPED_TEXT_KEY, JSON.stringify(text));
}

/**
 * Its place is the same in another language; its words are the same in the next release, which may
 * count its fields otherwise. Without a name of the form they are no name: other forms ask for an
 * address, too.
 */
export function namesOf(field: Field): string[] {
  const { form, name, labels } = field;
  const title = document.getElementById(form?.getAttribute('aria-labelledby') ?? '');
  const formName = form?.getAttribute('aria-label') ?? title?.textContent ?? '';
  const inWords = `${formName} / ${name || (labels?.[0]?.textContent ?? '')}`;
  if (!form) return [inWords];
  const alike = [...document.forms].filter((other) => fieldsIn(other) === fieldsIn(form));
  const place = name || [...form.querySelectorAll(fields)].indexOf(field);
  const byPlace = `${fieldsIn(form)} ${alike.indexOf(form)} / ${place}`;
  return formName ? [byPlace, inWords] : [byPlace];
}

/**
 * A form that comes late is not mistaken for another by the names of its fields. A password is only asked
 * for once an address has changed.
 */
const fieldsIn = ({ elements }: HTMLFormElement) =>
  [...elements]
    .filter((element) => !element.matches(PASSWORD))
    .map((element) => element.getAttribute('name') ?? '')
    .join('');

export const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

export const valueOf = (field: Field) => (isBox(field) ? String(field.checked) : field.value);
