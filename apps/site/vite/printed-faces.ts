import { createRequire } from 'node:module';

/** Typefaces of what is printed, by their packages of Fontsource. */
export interface PrintedFaces {
  display: string;
  text: string;
}

const fromServer = createRequire(new URL('../../server/package.json', import.meta.url));
const fromRoot = createRequire(new URL('../../../package.json', import.meta.url));

/** What receipts (in the server) and the menu (at the root) print with: a line for each package that is not there. */
export function missingFaces(faces: Partial<PrintedFaces> = {}): string[] {
  return (['display', 'text'] as const).flatMap((face) => {
    const name = faces[face];
    if (!name) return [`hotelPrint.${face}: A package of Fontsource is missing here.`];
    const receipts = `@fontsource/${name}/files/${name}-latin-400-normal.woff`;
    const menu = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    return [
      ...(resolves(fromServer, receipts) ? [] : [notThere(face, receipts, 'in apps/server')]),
      ...(resolves(fromRoot, menu) ? [] : [notThere(face, menu, 'at the root')]),
    ];
  });
}

function resolves(from: NodeJS.Require, file: string): boolean {
  try {
    return from.resolve(file) !== '';
  } catch {
    return false;
  }
}

const notThere = (face: string, file: string, where: string) =>
  `hotelPrint.${face}: ${file} cannot be found ${where}. Add its package there, or name another.`;
