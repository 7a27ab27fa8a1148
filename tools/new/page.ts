import { addAfter, camelCase, sentenceCase, type ReadFile } from './edit-source.ts';

/** The only feature of these pages. */
const home = 'content';

const routes = 'packages/domain/src/routes/index.ts';
const names = 'packages/domain/src/content/text-pages.ts';
const words = (ending: string) => `apps/site/src/routes/content/text-page.${ending}`;
const footer = (ending: string) => `apps/site/src/layout/SiteFooter.${ending}`;
const sample = 'apps/server/src/seed/content/text-pages.ts';
const sampleInArabic = 'apps/server/src/seed/arabic/text-pages.ts';
const knownTexts = 'apps/server/src/texts/known-texts.json';

const translation = 'Translation<typeof english> = {';

/** The files of a page that is one text: each has a line of it. */
export function pageFiles(feature: string, stem: string, read: ReadFile): Record<string, string> {
  if (feature !== home) {
    throw new Error(`A page of one text is made in ${home}: pnpm new page ${home}/${stem}`);
  }
  const name = camelCase(stem);
  const [, standing = ''] = /defaultRoutes = \{([^}]*)\}/.exec(read(routes)) ?? [];
  if (new RegExp(`\\b${name}: |'/${stem}'`).test(standing)) {
    throw new Error(`There is a page ${name}, or one at /${stem}, already.`);
  }
  const title = sentenceCase(stem);
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
    [words('texts.ts'), "catalogue('textPage', {", pageWords(title)],
    [words('texts.ar.ts'), translation, pageWords(arabic.title)],
    [footer('texts.ts'), "catalogue('siteFooter', {", link(title)],
    [footer('texts.ar.ts'), translation, link(arabic.title)],
    [sample, 'StoredTextPages = {', record({ title, ...english })],
    [sampleInArabic, "RecordWords<'content_pages'>> = {", record(arabic)],
  ];
  const edited = additions.map(([file, opening, addition]) => [
    file,
    addAfter(read(file), opening, addition),
  ]);
  return { ...Object.fromEntries(edited), [knownTexts]: withTexts(read(knownTexts), name, title) };
}

/** The words of the page in the list of every text, which is in the order of the keys. */
function withTexts(source: string, name: string, title: string): string {
  const added = ['textPage.title', 'textPage.description', 'siteFooter.page'];
  const all = {
    ...(JSON.parse(source) as Record<string, unknown>),
    ...Object.fromEntries(added.map((key) => [`${key}/${name}`, title])),
  };
  const inOrder = Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`;
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
