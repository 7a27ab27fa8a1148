import { richTextTags } from '@vestibule/domain/text';
import { linkPattern } from '@vestibule/domain/web-address';
import purify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: richTextTags,
  ALLOWED_ATTR: [],
  ADD_ATTR: (attribute: string, tag: string) => tag === 'a' && attribute === 'href',
  ALLOWED_URI_REGEXP: linkPattern,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_TRUSTED_TYPE: true as const,
};

/** The same as the server keeps of a hotel's HTML; a `TrustedHTML` where the browser knows it. */
export function purifyHtml(html: string): string | TrustedHTML {
  return purify.sanitize(html, allowed);
}
