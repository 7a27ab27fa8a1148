/**
 * Whether an address is the hotel's own. The sandbox's keys are known to everybody: whoever opens a
 * checkout there may neither make the server call another host nor have a guest sent to one.
 */
export function isOwnAddress(publicUrl: string, address: string): boolean {
  return address.startsWith(`${publicUrl}/`);
}
