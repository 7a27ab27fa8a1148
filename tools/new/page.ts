import { addAfter, type ReadFile } from './edit-source.ts';

const routes = 'packages/domain/src/routes/index.ts';
const names = 'packages/domain/src/content/text-pages.ts';
const pages = 'apps/site/src/pages.ts';
const words = (ending: string) => `apps/site/src/routes/content/text-page.${ending}`;
const footer = (ending: string) => `apps/site/src/layout/SiteFooter.${ending}`;
const sample = 'apps/server/src/seed/content/text-pages.ts';
const sampleInArabic = 'apps/server/src/seed/arabic/text-pages.ts';

const translation = 'Translation<typeof english> = {';

/** The files of a page that is one text: each has a line of it. */
export function pageFiles(stem: string, read: ReadFile): Record<string, string> {
  const name = stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (read(names).includes(`'${name}'`)) throw new Error(`There is a page ${name} already.`);
  const sentence = stem.replaceAll('-', ' ');
  const title = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const record = (texts: Record<string, string>) =>
    `'text-${name}': { ${Object.entries(texts)
      .map(([field, text]) => `${field}: '${text}'`)
      .join(', ')} },`;
  const pageWords = (text: string) =>
    `'title/${name}': '${text}',\n'description/${name}': '${text}',`;
  const link = (text: string) => `'page/${name}': '${text}',`;
  const additions: [file: string, opening: string, addition: string][] = [
    [names, 'export const textPageNames = [', `'${name}',`],
    [routes, 'export const defaultRoutes = {', `${name}: '/${stem}',`],
    [pages, 'export const pages = {', `${name}: 'content/text-page',`],
    [words('texts.ts'), "catalogue('textPage', {", pageWords(title)],
    [words('texts.ar.ts'), translation, pageWords(arabic.title)],
    [footer('texts.ts'), "catalogue('siteFooter', {", link(title)],
    [footer('texts.ar.ts'), translation, link(arabic.title)],
    [sample, 'StoredTextPages = {', record({ title, ...english })],
    [sampleInArabic, "RecordWords<'content_pages'>> = {", record(arabic)],
  ];
  return Object.fromEntries(
    additions.map(([file, opening, addition]) => [file, addAfter(read(file), opening, addition)]),
  );
}

const english = {
  introduction: 'What this page is about.',
  body: '<h2>First section</h2><p>What it says.</p>',
};

const arabic = {
  title: 'صفحة جديدة',
  introduction: 'موضوع هذه الصفحة.',
  body: '<h2>القسم الأول</h2><p>نص القسم.</p>',
};
