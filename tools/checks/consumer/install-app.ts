import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sample = path.join(import.meta.dirname, 'app');

const peers = {
  react: '19',
  'react-dom': '19',
  'react-redux': '9',
  '@reduxjs/toolkit': '2',
  'styled-components': '^6.6',
};

const types = { '@types/node': '24', '@types/react': '19', '@types/react-dom': '19' };

/** A throw-away app that installs the tarballs as a customer would. */
export function installApp(folder: string, tarballs: readonly string[]): string {
  const app = path.join(folder, 'app');
  cpSync(sample, app, { recursive: true });
  writeFileSync(path.join(app, 'package.json'), JSON.stringify(manifest(tarballs)));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: app });
  return app;
}

function manifest(tarballs: readonly string[]) {
  const libraries = tarballs.map((tarball) => {
    const name = /vestibule-(\w+)-/.exec(path.basename(tarball))?.[1] ?? '';
    return [`@vestibule/${name}`, `file:${tarball}`];
  });
  const own = Object.fromEntries(libraries);
  return {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...peers, ...own },
    devDependencies: types,
    // Not published yet: the tarballs stand in for each other's dependency too.
    overrides: own,
  };
}
