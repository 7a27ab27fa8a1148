import { readFileSync } from 'node:fs';

type Render = { width: number; samples: number; seconds: number };

function read(file: string): string {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
}

const usualSamples = 20;

/** Every name that `pictures.py` gives a scene, and the samples a pixel that it asks for. */
export const listedSamples: ReadonlyMap<string, number> = new Map(
  [
    ...read('pictures.py').matchAll(
      /^ {4}"([a-z]+\/[a-z0-9-]+)": picture\((.*?)\),?\n(?= {4}"|\})/gms,
    ),
  ].map(([, name = '', options = '']) => [
    name,
    Number(/\bsamples=(\d+)/.exec(options)?.[1] ?? usualSamples),
  ]),
);

export const listedPictures: readonly string[] = [...listedSamples.keys()];

/** What was rendered, and how. */
export const renders = Object.entries(JSON.parse(read('renders.json')) as Record<string, Render>);
