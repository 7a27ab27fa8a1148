/** `night` for one, `nights` for any other number. */
export function nounFor(count: number, one: string, several = `${one}s`): string {
  return count === 1 ? one : several;
}

/** `1 night`, `3 nights`. */
export function countText(count: number, one: string, several?: string): string {
  return `${count} ${nounFor(count, one, several)}`;
}
