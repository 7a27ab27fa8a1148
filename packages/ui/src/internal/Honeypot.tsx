import { HONEYPOT } from '@vestibule/domain/contact';

/** Neither seen nor read out nor filled in by a browser: only a program writes here. */
export function Honeypot() {
  return (
    <div hidden>
      <input name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </div>
  );
}
