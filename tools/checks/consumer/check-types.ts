import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { doorsOf, libraries } from '../../package/doors.ts';

const tsc = path.resolve(import.meta.dirname, '../../../node_modules/.bin/tsc');

/** Compiles the app against the published types of every door, and those types themselves. */
export function checkTypes(app: string): void {
  const doors = libraries.flatMap((library) =>
    Object.keys(doorsOf(library)).map((door) => `@vestibule/${library}${door.slice(1)}`),
  );
  const everyDoor = doors.map((door, index) => `export type * as door${index} from '${door}';`);
  writeFileSync(path.join(app, 'every-door.ts'), everyDoor.join('\n'));
  execFileSync(tsc, ['--project', app], { stdio: 'inherit' });
  console.log(`The types of ${doors.length} doors compile, and hold their users to them`);
}
