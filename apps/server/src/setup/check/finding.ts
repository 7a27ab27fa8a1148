/** One line of `pnpm hotel check`. */
export interface Finding {
  subject: string;
  /** `fail`: no guest may come before it is mended. */
  state: 'ok' | 'warn' | 'fail';
  text: string;
}

export function finding(subject: string, state: Finding['state'], text: string): Finding {
  return { subject, state, text };
}
