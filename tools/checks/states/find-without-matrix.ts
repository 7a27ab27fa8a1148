import path from 'node:path';
import { isShown, type Entry } from './find-mistakes.ts';

/** A `*.matrix.stories.tsx`. */
export interface Matrix {
  /** From the root of the repository. */
  file: string;
  text: string;
}

const imported = / from '(\..*?)(?:\.stories)?\.js';$/gm;

/** What a matrix shows it imports: components, or the stories of them. */
const shownBy = ({ file, text }: Matrix) =>
  [...text.matchAll(imported)].map(([, from = '']) => path.join(path.dirname(file), from));

/** Components of the library that are in no matrix, one sentence each. */
export function findWithoutMatrix(
  entries: readonly Entry[],
  matrices: readonly Matrix[],
): string[] {
  const shown = new Set(matrices.flatMap(shownBy));
  const without = entries
    .filter(isShown)
    .filter(({ importPath }) => importPath.includes('packages/ui/src/'))
    .filter(({ importPath }) => {
      const component = path.normalize(importPath).replace(/(?:\.\w+)?\.stories\.tsx$/, '');
      return !shown.has(component);
    });
  return [...new Set(without.map(({ title }) => title))].map(
    (title) => `${title}: is in no *.matrix.stories.tsx`,
  );
}
