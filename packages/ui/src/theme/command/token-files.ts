import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTheme } from '../check-theme.js';
import { dark, light } from '../colours.js';
import type { TokenFile } from '../design-tokens.js';
import { themeCss, themeGroups, type HotelTheme } from '../hotel-theme.js';
import { refuseUnknown, themeFromTokens } from '../read-design-tokens.js';
import { colourTokens, shapeTokens } from '../write-design-tokens.js';

interface Source {
  $ref: string;
}

/** Which file holds what (DTCG 2025.10, resolver): the shape always, the colours by scheme. */
interface Resolver {
  version: string;
  sets: Record<string, { sources?: Source[] }>;
  modifiers: { scheme: { contexts: Record<'light' | 'dark', Source[]>; default: string } };
  resolutionOrder: Source[];
}

const resolver: Resolver = {
  version: '2025.10',
  sets: { shape: { sources: [{ $ref: 'shape.tokens.json' }] } },
  modifiers: {
    scheme: {
      contexts: {
        light: [{ $ref: 'light.tokens.json' }],
        dark: [{ $ref: 'dark.tokens.json' }],
      },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/shape' }, { $ref: '#/modifiers/scheme' }],
};

/** The library's own theme, by file name: where a hotel begins. */
export const ownFiles: Record<string, object> = {
  'light.tokens.json': colourTokens(light),
  'dark.tokens.json': colourTokens(dark),
  'shape.tokens.json': shapeTokens(themeGroups),
  'hotel.resolver.json': resolver,
};

/** Writes the library's own theme into a folder. */
export function writeOwnFiles(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(ownFiles))
    writeFileSync(path.join(folder, name), asJson(content));
}

/**
 * Reads the files that a resolver names, and writes `hotel-theme.json` and `hotel-theme.css` into the
 * folder. Throws, and writes nothing, where a file is missing, a value cannot be read, or `checkTheme`
 * finds a fault.
 */
export function writeTheme(resolverFile: string, folder: string): void {
  const theme = readTheme(resolverFile);
  const faults = checkTheme(theme).map(({ place, message }) => `${place}: ${message}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'hotel-theme.json'), asJson(theme));
  writeFileSync(path.join(folder, 'hotel-theme.css'), themeCss(theme));
}

function readTheme(resolverFile: string): HotelTheme {
  const { sets, modifiers } = readJson(resolverFile) as Partial<Resolver>;
  const fileOf = ({ $ref }: Partial<Source>) => {
    if (typeof $ref !== 'string') throw new Error(`${resolverFile}: a source has no $ref.`);
    return path.resolve(path.dirname(resolverFile), $ref);
  };
  const read = (sources: Source[] = []) =>
    Object.assign({}, ...sources.map(fileOf).map(readJson)) as TokenFile;
  const contexts = modifiers?.scheme?.contexts;
  // What is read under no name would leave the library's own theme without a word.
  for (const [place, named, known] of [
    ['sets', sets, ['shape']],
    ['modifiers', modifiers, ['scheme']],
    ['modifiers.scheme.contexts', contexts, ['light', 'dark']],
  ] as const)
    refuseUnknown(`${resolverFile}: ${place}`, Object.keys(named ?? {}), known);
  const { light: inLight, dark: inDark } = contexts ?? {};
  return themeFromTokens({
    light: read(inLight),
    dark: read(inDark),
    shape: read(Object.values(sets ?? {}).flatMap(({ sources = [] }) => sources)),
  });
}

function readJson(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

const asJson = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
