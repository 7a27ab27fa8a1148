import type { StoryContext } from '@storybook/react-vite';

type ScrollIntoView = (this: Element, options?: boolean | ScrollIntoViewOptions) => void;
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

let readFromTheTop = false;

/** Steps move the focus from form to form; the page stays at its top. */
export function stayAtTheTop({ parameters }: StoryContext): void {
  readFromTheTop = parameters['readFromTheTop'] === true;
}

/** Components and plays move the focus; the page must not jump to them while somebody reads it. */
export function stayInPlace(): void {
  const htmlElements: { focus: Focus } = HTMLElement.prototype;
  const { focus } = htmlElements;
  htmlElements.focus = function focusInPlace(options) {
    const still = readFromTheTop || isInDocs();
    focus.call(this, still ? { ...options, preventScroll: true } : options);
  };
  const elements: { scrollIntoView: ScrollIntoView } = Element.prototype;
  const { scrollIntoView } = elements;
  elements.scrollIntoView = function scrollUnlessStill(options) {
    if (!readFromTheTop) scrollIntoView.call(this, options);
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
