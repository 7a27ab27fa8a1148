/** Whether a feature's `index.ts` exports a component by its name. */
export function isExported(index: string, name: string): boolean {
  return new RegExp(`^export (?!type)[^;]*\\b${name}\\b`, 'm').test(index);
}
