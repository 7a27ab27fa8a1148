/** As a `ref`: what appears in answer to a press takes the focus, and is read out. */
export const focusAnswer = (answer: HTMLElement | null): void => answer?.focus();
