import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Code by the file that its first line names. */
type Files = Readonly<Record<string, string>>;

interface ReadmeFiles {
  /** What every framework has: the hotel, its rooms, a page. */
  common: Files;
  next: Files;
  router: Files;
  /** What the README says after the quick starts. */
  later: Files;
}

/** Every block of TypeScript in the README of `@vestibule/ui`, as a file. */
export function readmeFiles(markdown: string = read('packages/ui/README.md')): ReadmeFiles {
  const [quickStart = '', later = ''] = markdown.split('\n## What to know');
  const [common = '', next = '', router = '', ...others] = quickStart.split('\n### ');
  if (others.length > 0) throw new Error('A quick start of the README is tried in no app.');
  return {
    common: filesIn(common),
    next: filesIn(next),
    router: filesIn(router),
    later: filesIn(later),
  };
}

/**
 * The lines that the README has its reader type in a shell, but for the installation, which takes the
 * tarballs here.
 */
export function readmeCommands(markdown: string = read('packages/ui/README.md')) {
  const [quickStart = '', later = ''] = markdown.split('\n## What to know');
  return { quickStart: commandsIn(quickStart), later: commandsIn(later) };
}

/** Every block of TypeScript in the package's guide to a further language, as a file. */
export const languageFiles = (): Files => filesIn(read('packages/ui/docs/add-a-language.md'));

function commandsIn(section: string): string[] {
  const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)];
  const lines = blocks.flatMap(([, code = '']) => code.trim().split('\n'));
  return lines.filter((line) => !line.startsWith('npm install '));
}

function filesIn(section: string): Files {
  const blocks = section.matchAll(/^```tsx?\n([\s\S]*?)^```/gm);
  const files: Record<string, string> = {};
  for (const [, code = ''] of blocks) {
    const [, file] = /^\/\/ (\S+\.tsx?)\n/.exec(code) ?? [];
    if (file === undefined) throw new Error(`A block of the README names no file:\n${code}`);
    if (file in files) throw new Error(`Two blocks of the README are ${file}.`);
    files[file] = code;
  }
  return files;
}
