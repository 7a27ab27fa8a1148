type Focus = (this: HTMLElement, options?: FocusOptions) => void;

const openDocs = '#storybook-docs:not([hidden])';

/** On a docs page, or in one of its frames. */
function isInDocs(): boolean {
  const around = window.frameElement?.ownerDocument;
  return [document, around].some((page) => page?.querySelector(openDocs));
}

/** The page around a frame scrolls; a strip kept for the frame's own bar would be of another ground. */
export function removeScrollbarGutter(): void {
  if (window.frameElement && isInDocs()) document.documentElement.style.scrollbarGutter = 'auto';
}

/** Components and plays move the focus; the page must not jump to them while somebody reads it. */
export function stayInPlace(): void {
  const elements: { focus: Focus } = HTMLElement.prototype;
  const { focus } = elements;
  elements.focus = function focusInPlace(options) {
    focus.call(this, isInDocs() ? { ...options, preventScroll: true } : options);
  };
}

/** Links of examples lead to pages of a hotel, which are not here: their click is all that there is to see. */
export function stayOnLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || defaultPrevented || link.getAttribute('href')?.startsWith('#')) return;
    // The words of a docs page have links of their own.
    if (document.querySelector(openDocs) && !link.closest('.docs-story, .sb-story')) return;
    event.preventDefault();
  });
}
