import { modeScript } from '@vestibule/site/mode-script';
import { pictureHosts } from '@vestibule/site/pictures';
import { createHash } from 'node:crypto';

const modeScriptHash = createHash('sha256').update(modeScript).digest('base64');

/**
 * One inline script runs, which is the same on every page: cached pages need no nonce.
 * styled-components and Radix write styles. Only DOMPurify makes HTML, and nothing makes the address
 * of a script: a plain text given to `innerHTML` is refused.
 */
export const policyWith = (hostsOfPictures: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' 'sha256-${modeScriptHash}'`,
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...hostsOfPictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    // The map of the contact page, once the guest asks for it.
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const pagePolicy = policyWith(pictureHosts());
