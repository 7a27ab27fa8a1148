import type * as TestingLibrary from '@testing-library/dom';

declare global {
  var TestingLibraryDom: typeof TestingLibrary;
}

export interface Step {
  /** Passwords have none: `password` finds them by their label. */
  role: string;
  name?: Words;
  text?: Words;
}

/** With flags it is a pattern. */
interface Words {
  source: string;
  flags?: string;
}

/**
 * Runs in the page: the first element that is as the last step says, within the first one that is as
 * the step before says, and so on.
 */
export function find(steps: Step[]): HTMLElement | undefined {
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  let within: HTMLElement | undefined = document.body;
  for (const { role, name, text } of steps) {
    if (!within) return undefined;
    const matcher = name?.flags === undefined ? name?.source : new RegExp(name.source, name.flags);
    const says = ({ innerText }: HTMLElement) =>
      text?.flags === undefined
        ? !text || innerText.includes(text.source)
        : new RegExp(text.source, text.flags).test(innerText);
    const found: HTMLElement[] =
      role === 'password'
        ? queryAllByLabelText(within, matcher ?? '')
        : queryAllByRole(within, role, matcher === undefined ? {} : { name: matcher });
    within = found.find(says);
  }
  return within;
}
