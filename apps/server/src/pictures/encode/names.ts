import type { Format } from './settings.ts';

/** A served file of the picture `{kind}/{name}`, below a folder of uploads. */
export function variantName(name: string, width: number, format: Format): string {
  return `${name}-${width}.${format}`;
}

export function portraitName(name: string): string {
  return `${name}-portrait.avif`;
}

/** What needs no escaping wherever a name is written: addresses, `srcset`, style sheets. */
export const plainName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
