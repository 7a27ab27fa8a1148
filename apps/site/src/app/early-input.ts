type EntryField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What guests entered and pressed in parts that do not answer yet. */
const entries = new Map<EntryField, string>();
let pressed: HTMLElement | undefined;
let repeating = false;

/** Listens from the first moment, before anything has hydrated. */
export function keepEarlyInput(): void {
  window.addEventListener('click', keepPress, { capture: true });
  window.addEventListener('beforeinput', putBack, { capture: true });
  window.addEventListener('input', keepEntry, { capture: true });
  for (const field of document.querySelectorAll('[data-waiting] :is(input, textarea, select)')) {
    if (isEntryField(field) && entered(field) !== rendered(field)) keep(field);
  }
}

function keepPress(event: MouseEvent): void {
  const control = waiting(event.target)?.closest<HTMLElement>('button, input[readonly]');
  if (!control) return;
  // The browser itself would send the form, and React act on what has not been entered again yet.
  event.preventDefault();
  event.stopPropagation();
  pressed = control;
}

function keepEntry({ target }: Event): void {
  if (!isEntryField(target) || repeating) return;
  if (waiting(target)) keep(target);
  // React hears this one itself, with all that stood before it.
  else entries.delete(target);
}

/** Hydration may empty a field between two letters: the next one goes behind what stood there. */
function putBack({ target }: Event): void {
  if (!isEntryField(target) || isBox(target)) return;
  const kept = entries.get(target);
  if (kept !== undefined && target.value !== kept) setValue(target, kept);
}

function keep(field: EntryField): void {
  entries.set(field, entered(field));
}

function waiting(target: EventTarget | null): Element | undefined {
  return target instanceof Element && target.closest('[data-waiting]') ? target : undefined;
}

function isEntryField(target: EventTarget | null): target is EntryField {
  if (target instanceof HTMLInputElement) return target.type !== 'radio';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isBox(field: EntryField): boolean {
  return field.type === 'checkbox';
}

function entered(field: EntryField): string {
  return isBox(field) ? String((field as HTMLInputElement).checked) : field.value;
}

/** What the server's HTML says, before anybody touched it. */
function rendered(field: EntryField): string {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].find((option) => option.defaultSelected)?.value ?? field.value;
  }
  return isBox(field) ? String((field as HTMLInputElement).defaultChecked) : field.defaultValue;
}

/**
 * Enters and presses again what nobody heard: React may have put its own value back meanwhile. The
 * part waits until all is entered, so that no press meets a form that lacks what was typed.
 */
export async function repeatEarlyInput(part: Element): Promise<void> {
  for (;;) {
    // React takes nothing in while it commits, and a form that keeps all its fields in one value
    // has to take in each before the next.
    await nextTask();
    const early = earlyIn(part);
    if (!early) break;
    entries.delete(early.field);
    repeating = true;
    enterAgain(early.field, early.value);
    repeating = false;
  }
  part.removeAttribute('data-waiting');
  if (!pressed || !part.contains(pressed)) return;
  const control = pressed;
  pressed = undefined;
  control.click();
}

function earlyIn(part: Element): { field: EntryField; value: string } | undefined {
  for (const [field, value] of entries) if (part.contains(field)) return { field, value };
  return undefined;
}

function enterAgain(field: EntryField, value: string): void {
  if (isBox(field)) {
    if (entered(field) !== value) field.click();
    return;
  }
  // React hears of a text only when it differs from the last one it saw.
  if (field instanceof HTMLSelectElement) enter(field, value, 'change');
  else for (const text of ['', value]) enter(field, text, 'input');
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

function enter(field: EntryField, value: string, event: 'input' | 'change'): void {
  setValue(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Past the property by which React watches the field. */
function setValue(field: EntryField, value: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
