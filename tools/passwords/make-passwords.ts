// Writes the list of passwords that are too common: node tools/passwords/make-passwords.ts
import { writeFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { SHORTEST_PASSWORD } from '../../packages/domain/src/account/password-rules.ts';

const COUNT = 3000;
const file = new URL('../../packages/domain/src/account/common-passwords.ts', import.meta.url);

/** Could pass the other rules, were some of its letters capitals. */
function couldPass(password: string): boolean {
  return (
    password.length >= SHORTEST_PASSWORD && /[a-z].*[a-z]/.test(password) && /\d/.test(password)
  );
}

/** The most common that the other rules let pass, in small letters, the most common first. */
export function mostCommon(): string[] {
  return dictionary['passwords-common'].filter(couldPass).slice(0, COUNT);
}

if (import.meta.main) {
  await writeFile(
    file,
    `// Written by tools/passwords/make-passwords.ts from @zxcvbn-ts/language-common (MIT).

/** The ${COUNT} most common passwords that the other rules let pass, in small letters (ruling 47). */
export const commonPasswords: ReadonlySet<string> = new Set(
  '${mostCommon().join(' ')}'.split(' '),
);
`,
  );
}
