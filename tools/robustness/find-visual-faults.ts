// What is done inside the page of a story: each function is sent there, and knows nothing of here.

/** Controls that lose their edge when the system's colours replace ours. */
export function findFrameless(): string[] {
  const controls = [
    ...document.body.querySelectorAll<HTMLElement>(
      'button:not([role]), select, textarea, input:not([type=hidden], [type=checkbox], [type=radio])',
    ),
  ].filter((control) => control.closest('#storybook-root, dialog, [role=dialog]'));
  const hasEdge = (element: HTMLElement | null) => {
    if (!element) return false;
    const style = getComputedStyle(element);
    return style.borderBlockEndStyle !== 'none' && Number.parseFloat(style.borderBlockEndWidth) > 0;
  };
  const isUnderlined = (element: Element) =>
    getComputedStyle(element).textDecorationLine === 'underline';
  return controls
    .filter((control) => control.checkVisibility() && control.clientWidth > 1)
    .filter((control) => !hasEdge(control) && !hasEdge(control.parentElement))
    .filter((control) => !control.querySelector('svg, img'))
    .filter((control) => !isUnderlined(control) && ![...control.children].some(isUnderlined))
    .map(
      (control) =>
        `${control.tagName.toLowerCase()} “${control.ariaLabel ?? control.textContent}” has no edge`,
    );
}

/** Windows over the page that end nowhere, once their shadow and the scrim are gone. */
export function findEdgelessWindows(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('dialog, [role=dialog], [role=menu]')]
    .filter((element) => element.checkVisibility())
    .filter((element) => element.offsetWidth < document.documentElement.clientWidth)
    .filter((element) => {
      const { borderInlineStartStyle, borderInlineStartWidth } = getComputedStyle(element);
      return borderInlineStartStyle === 'none' || Number.parseFloat(borderInlineStartWidth) === 0;
    })
    .map(
      (element) =>
        `${element.role ?? element.localName} “${element.innerText.slice(0, 40)}” has no edge`,
    );
}

/** States that nothing but a colour of ours would show. */
export function findColourOnlyStates(): string[] {
  const states: Record<string, string> = {
    '[role=tab][aria-selected=true]': '[role=tab][aria-selected=false]',
    'a[aria-current]': 'a:not([aria-current])',
    'button[aria-current]': 'button:not([aria-current])',
    'button[aria-pressed=true]': 'button[aria-pressed=false]',
    'input[aria-invalid=true]': 'input:not([aria-invalid])',
  };
  const partsOf = (element: Element) =>
    [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      return [
        style.content,
        style.borderBlockEndWidth,
        style.borderBlockEndStyle,
        style.borderBlockEndColor,
        style.backgroundColor,
        style.color,
        style.outlineStyle,
        style.outlineWidth,
        style.textDecorationLine,
        style.fontWeight,
      ].join();
    });
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  return Object.entries(states).flatMap(([on, off]) =>
    [...document.body.querySelectorAll(on)].flatMap((element) => {
      const message = element.closest('div:has([id$=-error])');
      const other = element.closest('ol, ul, nav, [role=tablist], form')?.querySelector(off);
      if (!other || message) return [];
      const same = partsOf(element).join() === partsOf(other).join();
      return same ? [`${on} looks like ${off}`] : [];
    }),
  );
}

/** What shows no ring when the keyboard reaches it. */
export function findFocusless(): string[] {
  // A row of tabs hands the focus on to its tab.
  const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]:not([role=tablist])';
  const elements = [...document.body.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.closest('#storybook-root, dialog, [role=dialog]') && element.checkVisibility(),
  );
  const ringed = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  return elements.flatMap((element) => {
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) return [];
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const around = [element, element.parentElement, element.nextElementSibling];
    const shown = [...around, element.closest('label')].some(ringed);
    return shown
      ? []
      : [
          `${element.tagName.toLowerCase()} “${element.ariaLabel ?? element.textContent}” has no ring`,
        ];
  });
}

/** Motion that goes on although the guest asked for less. */
export function findMotion(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    const calm = Number(duration) <= 10 && iterations !== Infinity;
    return calm ? [] : [`an animation of ${String(duration)} ms goes on`];
  });
}
