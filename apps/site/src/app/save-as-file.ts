/** A browser may begin to read only after the click; a slow disk takes its time. */
const KEPT_MS = 60_000;

/** Hands the guest a text as a file. */
export function saveAsFile(name: string, text: string, type = 'application/json'): void {
  saveFrom(name, URL.createObjectURL(new Blob([text], { type })));
}

/** Hands the guest what is at an address of this page, and forgets it. */
export function saveFrom(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
