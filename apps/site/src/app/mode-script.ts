/** Where the browser's storage keeps the mode that the guest chose. */
export const MODE_KEY = 'mode';

/**
 * Shows it before the first paint: the one script inside a page. The page's policy allows it by its
 * hash, so it is the same on every page.
 */
export const modeScript = `try{document.documentElement.dataset.theme=localStorage.${MODE_KEY}||''}catch{}`;
