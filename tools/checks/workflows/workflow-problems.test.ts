import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { workflowProblems } from './workflow-problems.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = globSync('.github/workflows/*.{yml,yaml}', { cwd: root }).sort();

test('every workflow is read', () => {
  expect(files.map((file) => path.basename(file))).toEqual([
    'chromatic.yml',
    'ci.yml',
    'faults.yml',
    'release.yml',
  ]);
});

test.each(files)(
  '%s pins its actions, begins with reading, and keeps secrets from forks',
  (file) => {
    expect(workflowProblems(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
  },
);

const commit = '0123456789abcdef0123456789abcdef01234567';
const good = `on:
  pull_request:
permissions:
  contents: read
jobs:
  test:
    if: github.event.pull_request.head.repo.full_name == github.repository
    permissions:
      contents: read
    steps:
      - uses: ./.github/actions/own
      - uses: actions/checkout@${commit} # v4.2.2
      - run: .ci/run \${{ matrix.checks }}
        env:
          TOKEN: \${{ secrets.TOKEN }}
`;

describe('a problem is', () => {
  test('none in a workflow that keeps the rules', () => {
    expect(workflowProblems(good)).toEqual([]);
  });

  test.each([
    ['a tag', `${commit} # v4.2.2`, 'v4', 'not a commit'],
    ['a commit whose version nobody can read', ' # v4.2.2', '', 'not a commit'],
    ['a version that is none', '# v4.2.2', '# v4', 'not a commit'],
    ['a short commit', commit, commit.slice(0, 12), 'not a commit'],
    ['more than reading', 'contents: read\njobs', 'contents: write\njobs', 'more than reading'],
    [
      'no word about permissions',
      'permissions:\n  contents: read\njobs',
      'jobs',
      'more than reading',
    ],
    [
      'a job of a pull request that writes',
      '      contents: read',
      '      contents: write',
      'may write',
    ],
    ['a secret for forks', /^ {4}if: .*\n/m, '', 'names a secret'],
    ['an event that gives forks secrets', 'pull_request:', 'pull_request_target:', 'gives forks'],
    ['what a title could write', 'matrix.checks', 'github.event.pull_request.title', 'a script'],
  ])('%s', (_, from, to, problem) => {
    const bad = good.replace(from, to);
    expect(bad).not.toBe(good);
    expect(workflowProblems(bad)).toContainEqual(expect.stringContaining(problem));
  });
});

test('what is released carries where it was built, and what it is made of', () => {
  const release = readFileSync(path.join(root, '.github/workflows/release.yml'), 'utf8');
  expect(release).toContain('NPM_CONFIG_PROVENANCE: true');
  expect(release).toMatch(/pnpm@\S+ sbom --sbom-format cyclonedx .*--prod/);
  expect(release).toContain('gh release upload');
  const { steps } = parse(release).jobs.release;
  const signed = steps.find(({ uses = '' }: { uses?: string }) =>
    uses.startsWith('actions/attest@'),
  );
  expect(signed.with['subject-path']).toContain('vestibule.cdx.json');
});

test('nothing is released while the latest fault tests are red, or were never run', () => {
  const { release } = parse(
    readFileSync(path.join(root, '.github/workflows/release.yml'), 'utf8'),
  ).jobs;
  const [first] = release.steps;
  expect(first.run).toContain('gh run list --workflow faults.yml --branch main --status completed');
  expect(first.run).toContain('test "$latest" = success');
  expect(release.permissions.actions).toBe('read');
});

test('what kills and floods the server, and what times its answers, runs every day', () => {
  const daily = parse(readFileSync(path.join(root, '.github/workflows/faults.yml'), 'utf8'));
  expect(daily.on.schedule).toHaveLength(1);
  expect(daily.concurrency['cancel-in-progress']).toBe(false);
  const { faults } = daily.jobs;
  expect(faults.if).toBeUndefined();
  const commands = faults.steps.map(({ run }: { run?: string }) => run);
  expect(commands).toContainEqual(expect.stringMatching(/pnpm@\S+ test:faults$/));
  expect(commands).toContain('node tools/bench/enumeration.ts');
});
