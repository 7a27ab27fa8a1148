/** Hands the guest a text as a file. */
export function saveAsFile(name: string, text: string, type = 'application/json'): void {
  saveFrom(name, URL.createObjectURL(new Blob([text], { type })));
}

/** Hands the guest what stands at an address of this page, and forgets it. */
export function saveFrom(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
