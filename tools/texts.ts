import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import { translations } from './texts/catalogues.ts';
import type * as Translate from './texts/translate.ts';

const usage = `pnpm texts export FOLDER   writes texts.en.json, texts.ar.json and so on, as ICU messages for a translator
pnpm texts import FILE     takes texts.ar.json back into the catalogues: all of it or nothing`;

const json = (messages: Translate.Messages) => `${JSON.stringify(messages, null, 2)}\n`;

async function main([command, target]: string[], texts: typeof Translate): Promise<void> {
  if (!target || (command !== 'export' && command !== 'import')) throw new Error(usage);
  if (command === 'export') {
    const exported = await texts.exportTexts();
    await mkdir(target, { recursive: true });
    for (const [language, messages] of Object.entries(exported)) {
      await writeFile(path.join(target, `texts.${language}.json`), json(messages));
    }
    console.log(`${Object.keys(exported.en).length} texts in ${target}`);
    return;
  }
  const language = translations.find((each) => target.endsWith(`.${each}.json`));
  if (!language)
    throw new Error(`The file says its language by its name: texts.${translations[0]}.json`);
  const files = await texts.importTexts(language, JSON.parse(await readFile(target, 'utf8')));
  for (const [file, code] of Object.entries(files)) await writeFile(file, code);
  const names = Object.keys(files);
  if (names.length > 0) execFileSync('node_modules/.bin/oxfmt', names, { stdio: 'inherit' });
  console.log(names.length > 0 ? names.join('\n') : 'No changes.');
}

// The catalogues are TypeScript that imports by the names of what is built.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
});
try {
  const texts = await vite.ssrLoadModule('/tools/texts/translate.ts');
  await main(process.argv.slice(2), texts as typeof Translate);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await vite.close();
}
