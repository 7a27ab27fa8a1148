import { readFileSync } from 'node:fs';

type Render = { width: number; samples: number; seconds: number };

function read(file: string): string {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
}

/** The names that `pictures.py` gives a scene. */
export const listedPictures: readonly string[] = [
  ...read('pictures.py').matchAll(/^ {4}"([a-z]+\/[a-z0-9-]+)": picture\(/gm),
].flatMap(([, name]) => name ?? []);

/** What was rendered, and how. */
export const renders = Object.entries(JSON.parse(read('renders.json')) as Record<string, Render>);
