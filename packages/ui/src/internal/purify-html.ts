import { richTextTags } from '@vestibule/domain/text';
import { linkPattern, safeLink } from '@vestibule/domain/web-address';
import createPurifier from 'dompurify';

const allowed = {
  ALLOWED_TAGS: richTextTags,
  ALLOWED_ATTR: [],
  ADD_ATTR: (attribute: string, tag: string) => tag === 'a' && attribute === 'href',
  ALLOWED_URI_REGEXP: linkPattern,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_TRUSTED_TYPE: true as const,
};

/** Not the one that a page may use for other HTML: it would have the same hook. */
const purifier = createPurifier(window);

/** DOMPurify takes white space and control characters out before it asks the pattern, and leaves them in. */
purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  attribute.keepAttr = safeLink(attribute.attrValue) !== undefined;
});

/** The same as the server keeps of a hotel's HTML; a `TrustedHTML` where the browser knows it. */
export function purifyHtml(html: string): string | TrustedHTML {
  return purifier.sanitize(html, allowed);
}
