/** What is in a text field of a form that is being sent. */
export function enteredText(form: HTMLFormElement, name: string): string {
  const entered = new FormData(form).get(name);
  return typeof entered === 'string' ? entered : '';
}
