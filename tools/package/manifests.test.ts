import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { libraries, readManifest } from './exports.js';

const workspace = new URL('../../pnpm-workspace.yaml', import.meta.url);
const { catalog } = parse(readFileSync(workspace, 'utf8'));

describe.each(libraries)('the manifest of @vestibule/%s', (library) => {
  const { manifest } = readManifest(library);

  test('says what it is, where it comes from and where faults are told', () => {
    expect(manifest).toMatchObject({
      license: 'MIT',
      description: expect.stringMatching(/./),
      keywords: expect.arrayContaining(['hotel', 'booking']),
      homepage: expect.stringMatching(/^https:/),
      bugs: expect.stringMatching(/^https:/),
      repository: { directory: `packages/${library}` },
      publishConfig: { access: 'public' },
    });
  });

  test('ships what was built with its README and its changes, and builds before it is packed', () => {
    expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'README.md', 'CHANGELOG.md']));
    expect(manifest.scripts.prepack).toMatch(/^tsup/);
  });

  test('ships its guides where it has any', () => {
    const guides = existsSync(new URL(`../../packages/${library}/docs`, import.meta.url));
    expect(manifest.files.includes('docs')).toBe(guides);
  });

  test('takes later versions of what it needs: no version is pinned', () => {
    const { dependencies = {}, peerDependencies = {} } = manifest;
    const versions = Object.entries({ ...dependencies, ...peerDependencies }).map(
      ([name, version]) => (version === 'catalog:' ? catalog[name] : version),
    );
    expect(versions).not.toHaveLength(0);
    for (const version of versions) expect(version).toMatch(/^(?:workspace:)?\^/);
  });
});

test('who uses the contracts of @vestibule/api alone installs no React', () => {
  const { peerDependencies, peerDependenciesMeta } = readManifest('api').manifest;
  const optional = Object.keys(peerDependencies).filter(
    (name) => peerDependenciesMeta[name]?.optional,
  );
  expect(optional).toEqual(Object.keys(peerDependencies));
});
