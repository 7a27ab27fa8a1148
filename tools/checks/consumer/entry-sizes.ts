import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryPointsOf, libraries } from '../../package/exports.ts';
import { measure } from './measure.ts';

interface Size {
  /** Kilobytes of brotli when the limit was set. */
  measured: number;
  limit: number;
}

const file = path.resolve(import.meta.dirname, '../../package/entry-sizes.json');
const button = "export { Button } from '@vestibule/ui/actions';";

/** What `Button` alone costs its user. */
export function measureButton(app: string): Promise<number> {
  return measure(app, 'button', button);
}

/** The size of each entry point when all of it is used. */
export async function measureEntryPoints(app: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const library of libraries) {
    for (const entryPoint of Object.keys(entryPointsOf(library))) {
      const name = `@vestibule/${library}${entryPoint.slice(1)}`;
      sizes.set(name, await measure(app, name, `export * from '${name}';`));
    }
  }
  return sizes;
}

/** What is over its limit, has none, or is gone. */
export function compareWithLimits(sizes: ReadonlyMap<string, number>): string[] {
  const limits = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Size>;
  const gone = Object.keys(limits).filter((name) => !sizes.has(name));
  const over = [...sizes].flatMap(([name, size]) => {
    const limit = limits[name]?.limit;
    if (limit === undefined) return [`${name} has no limit; it costs ${size.toFixed(1)} kB`];
    return size > limit ? [`${name} costs ${size.toFixed(1)} kB; its limit is ${limit} kB`] : [];
  });
  return [...over, ...gone.map((name) => `${name} has a limit, and is gone`)];
}

/** A twentieth, and a little, above what was measured. */
export function writeLimits(sizes: ReadonlyMap<string, number>): void {
  const rounded = (size: number) => Math.round(size * 10) / 10;
  const table = [...sizes].map(([name, size]): [string, Size] => [
    name,
    { measured: rounded(size), limit: rounded(size * 1.05 + 0.2) },
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`);
}
