import sanitizeHtml from 'sanitize-html';

/**
 * The one place where HTML is made safe, before it is stored (ruling 8): text, lists, headings and
 * links; nothing that runs, loads or restyles.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'em',
      'b',
      'i',
      'ul',
      'ol',
      'li',
      'h2',
      'h3',
      'h4',
      'a',
      'blockquote',
    ],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  });
}
