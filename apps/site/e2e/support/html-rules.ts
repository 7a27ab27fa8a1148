import { HtmlValidate, Rule, StaticConfigLoader, type HtmlElement } from 'html-validate';

const HEADING = /^h[1-6]$/;
const SECTIONING = 'section, article';

/** The section or article that an element is in. */
function sectionOf(element: HtmlElement): HtmlElement | null {
  return element.parent?.closest(SECTIONING) ?? null;
}

/** As the W3C's checker asks: a section without a heading is a `div`. A name is as good. */
class SectionHeading extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const section of document.querySelectorAll(SECTIONING)) {
        const named = section.hasAttribute('aria-label') || section.hasAttribute('aria-labelledby');
        const headings = section
          .querySelectorAll('*')
          .filter((each) => HEADING.test(each.tagName) && sectionOf(each)?.isSameNode(section));
        if (!named && headings.length === 0) {
          this.report(section, `<${section.tagName}> has no heading`);
        }
      }
    });
  }
}

/** A group of a `dl` holds its `dt` and `dd`, and nothing beside them. */
class TermGroup extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const child of document.querySelectorAll('dl > div > *')) {
        if (!child.is('dt') && !child.is('dd')) {
          this.report(child, `<${child.tagName}> is between the terms of a <dl>`);
        }
      }
    });
  }
}

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    plugins: [{ rules: { 'section-heading': SectionHeading, 'term-group': TermGroup } }],
    rules: { 'section-heading': 'error', 'term-group': 'error' },
  }),
);

/** What is wrong with a page's HTML, a line for each fault. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
