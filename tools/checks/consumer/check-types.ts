import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryPointsOf, libraries } from '../../package/exports.ts';

const tsc = path.resolve(import.meta.dirname, '../../../node_modules/.bin/tsc');

/** Compiles the app against the published types of every entry point, and those types themselves. */
export function checkTypes(app: string): void {
  const entryPoints = libraries.flatMap((library) =>
    Object.keys(entryPointsOf(library)).map(
      (entryPoint) => `@vestibule/${library}${entryPoint.slice(1)}`,
    ),
  );
  const everyEntryPoint = entryPoints.map(
    (entryPoint, index) => `export type * as entry${index} from '${entryPoint}';`,
  );
  writeFileSync(path.join(app, 'every-entry-point.ts'), everyEntryPoint.join('\n'));
  compile(app);
  console.log(
    `The types of ${entryPoints.length} entry points compile, and hold their users to them`,
  );
}

/** Compiles a folder by its `tsconfig.json`. */
export function compile(folder: string, flags: readonly string[] = []): void {
  execFileSync(tsc, ['--project', folder, ...flags], { stdio: 'inherit' });
}
