import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const programs = {
  floor: `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
const Box = styled.div\`color: red;\`;
createRoot(document.body).render(createElement(Box));`,
  button: `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { Button } from '@vestibule/ui/actions';
const Box = styled.div\`color: red;\`;
createRoot(document.body).render(createElement(Box, null, createElement(Button, null, 'Book')));`,
};

/** A throw-away app that installs the tarballs; kilobytes of brotli of each of its two programs. */
export async function consumerSizes(
  folder: string,
  tarballs: readonly string[],
): Promise<{ app: string; floor: number; button: number }> {
  const app = path.join(folder, 'app');
  mkdirSync(app);
  writeFileSync(path.join(app, 'package.json'), JSON.stringify(manifest(tarballs)));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: app });
  for (const [name, program] of Object.entries(programs)) {
    writeFileSync(path.join(app, `${name}.js`), program);
  }
  return { app, floor: await size(app, 'floor'), button: await size(app, 'button') };
}

function manifest(tarballs: readonly string[]) {
  const libraries = tarballs.map((tarball) => {
    const name = /vestibule-(\w+)-/.exec(path.basename(tarball))?.[1] ?? '';
    return [`@vestibule/${name}`, `file:${tarball}`];
  });
  const own = Object.fromEntries(libraries);
  const peers = { react: '19', 'react-dom': '19', 'react-redux': '9', '@reduxjs/toolkit': '2' };
  return {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...peers, 'styled-components': '^6.6', ...own },
    // Not published yet: the tarballs stand in for each other's dependency too.
    overrides: own,
  };
}

async function size(app: string, name: string): Promise<number> {
  const outDir = path.join(app, `dist-${name}`);
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: { input: path.join(app, `${name}.js`) },
    },
  });
  const assets = path.join(outDir, 'assets');
  const entry = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const bytes = entry.map(
    (file) => brotliCompressSync(readFileSync(path.join(assets, file))).length,
  );
  return bytes.reduce((sum, count) => sum + count, 0) / 1000;
}
