import { richTextTags } from '@vestibule/domain/text';
import { safeLink } from '@vestibule/domain/web-address';
import sanitizeHtml from 'sanitize-html';

/**
 * The one place where HTML is made safe, before it is stored (ruling 8): nothing of
 * it runs, loads or restyles.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: richTextTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
        tagName,
        attribs: safeLink(href) ? { href } : {},
      }),
    },
  });
}
