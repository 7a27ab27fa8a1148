import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryPointsOf } from '../../package/exports.ts';
import { compile } from './check-types.ts';
import { installApp } from './install-app.ts';

/**
 * A server that takes the rules and the contracts alone: an app with `domain` and `api`, and without
 * React, imports what their READMEs call free of it, and compiles against its types.
 */
export function importWithoutReact(app: string, tarballs: readonly string[]): void {
  mkdirSync(app);
  cpSync(path.join(import.meta.dirname, 'app/tsconfig.json'), path.join(app, 'tsconfig.json'));
  installApp(
    app,
    tarballs.filter((tarball) => !path.basename(tarball).startsWith('vestibule-ui-')),
    {},
  );
  for (const name of ['react', '@types/react', '@reduxjs'])
    if (existsSync(path.join(app, 'node_modules', name)))
      throw new Error(`@vestibule/domain and @vestibule/api bring ${name} with them.`);
  const modules = [
    ...Object.keys(entryPointsOf('domain')).map((entry) => `@vestibule/domain${entry.slice(1)}`),
    ...Object.keys(entryPointsOf('api'))
      .filter((entry) => entry.endsWith('/contract') || entry === './transport/operation')
      .map((entry) => `@vestibule/api${entry.slice(1)}`),
  ];
  const line = (name: string, index: number) => `export * as module${index} from '${name}';`;
  writeFileSync(path.join(app, 'modules.ts'), modules.map(line).join('\n'));
  compile(app);
  execFileSync(process.execPath, ['modules.ts'], { cwd: app, stdio: 'inherit' });
  console.log(`${modules.length} entry points load in Node without React`);
}
