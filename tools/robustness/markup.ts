/**
 * Runs in the page: what a story shows, as text. The same text looks the same: it has what is in the
 * fields, and the mode, language and direction of the page. Ids count the parts rendered before.
 */
export function markupOf(): string {
  const page = document.documentElement;
  const attributes = page.getAttributeNames().map((name) => `${name}=${page.getAttribute(name)}`);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ value, checked, indeterminate }) => `${value} ${checked} ${indeterminate}`,
  );
  const body = document.body.outerHTML.replaceAll(/_r_\w+?_/gi, 'id');
  return [...attributes, ...fields, body].join('\n');
}
