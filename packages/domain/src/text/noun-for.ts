/** `night` for one, `nights` for any other number. */
export function nounFor(count: number, one: string): string {
  return count === 1 ? one : `${one}s`;
}
