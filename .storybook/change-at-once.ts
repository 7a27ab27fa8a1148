/** Another mode is there at once: what a pointer changes over a moment does not fade with it. */
export function changeModeAtOnce(): void {
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  const observer = new MutationObserver(() => {
    document.head.append(still);
    // Colours are computed without transitions, and later changes of them are no change of mode.
    getComputedStyle(document.body).getPropertyValue('color');
    requestAnimationFrame(() => requestAnimationFrame(() => still.remove()));
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
