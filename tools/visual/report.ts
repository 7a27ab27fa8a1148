import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../apps/server/src/html/escape-html.ts';
import type { Review } from './review.ts';
import type { Finding } from './review-story.ts';

const pictures = ['before', 'after', 'difference'] as const;

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-inline-size: 110rem; margin-inline: auto; padding: 2rem; }
  section { margin-block-start: 3rem; border-block-start: 1px solid GrayText; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  img { max-inline-size: 100%; outline: 1px solid GrayText; }`;

/** Writes the page that shows what differs, and tells where it is. */
export function writeReport(folder: string, base: string, { pictures, findings }: Review): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const title = `${findings.length} of ${pictures} pictures differ from ${base}`;
  const file = path.join(folder, 'index.html');
  const sections = findings.map((finding) => sectionOf(finding, folder));
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>${style}</style><h1>${title}</h1>${sections.join('\n')}</html>`,
  );
  return file;
}

function sectionOf(finding: Finding, folder: string): string {
  const { story, look } = finding;
  const figures = pictures.map((name) => figureOf(finding, name, folder)).join('');
  return `<section><h2>${escapeHtml(story.title)}: ${escapeHtml(story.name)} (${look})</h2>
<p>${escapeHtml(summaryOf(finding))} · ${escapeHtml(story.importPath)}</p><div class="pictures">${figures}</div></section>`;
}

export function summaryOf({ sides, pixels, problem }: Finding): string {
  if (problem) return `could not be looked at: ${problem}`;
  if (sides.length === 2) return `${pixels} pixels differ`;
  return sides[0] === 'after' ? 'new' : 'gone';
}

function figureOf(finding: Finding, name: (typeof pictures)[number], folder: string): string {
  const picture = finding[name];
  if (!picture) return '';
  const file = `${finding.story.id}.${finding.look}.${name}.png`;
  writeFileSync(path.join(folder, file), picture);
  return `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="${name}"></a></figure>`;
}
