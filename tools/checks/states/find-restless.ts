import { sourceOf } from './story-source.ts';

const used = /\b(?:await |play: |\.\.\.)(\w+)\b/g;

function acts(file: string, name: string, seen: readonly string[] = []): boolean {
  const source = sourceOf(file, name);
  if (/\buserEvent\b|\.focus\(|\.click\(/.test(source)) return true;
  return [...source.matchAll(used)].some(
    ([, other = '']) => !seen.includes(other) && acts(file, other, [...seen, name]),
  );
}

/** `Default` is how a component looks before anybody has touched it: what a play presses has a story of its own. */
export function findRestless(file: string, text: string): string[] {
  return acts(text, 'Default') ? [`${file}: Default acts; give that a story of its own`] : [];
}
