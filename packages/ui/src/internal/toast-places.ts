/** One in each open dialog, the topmost last. */
let places: readonly HTMLElement[] = [];
const followers = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  places = next;
  for (const follow of followers) follow();
}

/** Call it after `showModal`, when the focus has moved into the dialog. */
export function addToastPlace(place: HTMLElement): void {
  change([...places.filter((other) => other !== place), place]);
}

/** Call it after `close`, when the focus has left the dialog. */
export function removeToastPlace(place: HTMLElement): void {
  if (places.includes(place)) change(places.filter((other) => other !== place));
}

/** Calls at once, and at each change, with the place in the topmost dialog. Returns a function that stops it. */
export function followToastPlace(onChange: (place: HTMLElement | undefined) => void): () => void {
  const follow = () => onChange(places.at(-1));
  follow();
  followers.add(follow);
  return () => void followers.delete(follow);
}
