/** What is cut off, or makes the page scroll sideways. Runs inside the page of a story. */
export function findOverflow(): string[] {
  const page = document.documentElement;
  const inside = '#storybook-root *, :is(dialog, [role=dialog]), :is(dialog, [role=dialog]) *';
  const elements = [...document.body.querySelectorAll<HTMLElement>(inside)];
  const nameOf = (element: Element) => {
    const words = element.ariaLabel ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`;
  };
  const forReadersOnly = (element: Element) =>
    getComputedStyle(element).clipPath !== 'none' || element.clientWidth <= 1;
  const shortened = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  };

  const sideways = page.scrollWidth - page.clientWidth;
  const widest = elements.findLast((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > page.clientWidth + 1 || left < -1) && !forReadersOnly(element);
  });
  const scrolling =
    sideways > 1 ? [`scrolls ${sideways} px sideways: ${widest ? nameOf(widest) : 'page'}`] : [];

  const cut = elements.flatMap((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (flow: string) => flow === 'hidden' || flow === 'clip';
    if (!hides(overflowX) && !hides(overflowY)) return [];
    // The arrows of a carousel bring what lies outside it.
    if (element.closest('[aria-roledescription*=carousel]')) return [];
    if (!element.innerText?.trim() || shortened(element) || forReadersOnly(element)) return [];
    const lost = [
      hides(overflowX) ? element.scrollWidth - element.clientWidth : 0,
      hides(overflowY) ? element.scrollHeight - element.clientHeight : 0,
    ];
    return Math.max(...lost) > 2 ? [`cuts ${lost.join(' × ')} px of ${nameOf(element)}`] : [];
  });
  return [...scrolling, ...cut];
}

/** As another language or another hotel may have them. */
export const TIMES_AS_LONG = 3;

/**
 * Runs inside the page of a story: texts so many times as long, without the marks of the pseudo-language,
 * which is longer by itself; initials stay.
 */
export function lengthenTexts(times: number): void {
  const inside = '#storybook-root, dialog, [role=dialog]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').replaceAll(/[⟦⟧~]/g, '').trim();
    if (!/\p{L}{2}/u.test(text) || !parent?.closest(inside)) continue;
    if (parent.closest('style, script, svg, option')) continue;
    node.textContent = Array.from({ length: times }, () => text).join(' ');
  }
}
