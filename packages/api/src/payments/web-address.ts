import { isWebAddress } from '@vestibule/domain/web-address';

/** The address, if it is one that a browser may be sent to. */
export function webAddress(value: unknown): string | undefined {
  return typeof value === 'string' && isWebAddress(value) ? value : undefined;
}
