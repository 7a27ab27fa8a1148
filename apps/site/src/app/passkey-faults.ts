import type { Translation } from '@vestibule/domain/words';
import type { PasskeyFault } from './passkey-device.js';
import type { texts } from './passkey-faults.texts.js';

/** What is said where the browser gave no passkey. */
export function faultText(fault: PasskeyFault, t: Translation<typeof texts>): string {
  return { unsupported: t.unsupported, known: t.known, cancelled: t.cancelled }[fault];
}
