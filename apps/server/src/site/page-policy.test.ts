import { pictureHosts } from '@vestibule/site/pictures';
import { expect, test } from 'vitest';
import { pagePolicy, policyWith } from './page-policy.js';

test('a page runs scripts of its own server, one known by its hash, and nothing else', () => {
  expect(pagePolicy.replace(/'sha256-[\w+/]+=*'/, "'sha256-…'").split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-…'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('pages take pictures from their own server alone, or from the host of pictures too', () => {
  expect(pagePolicy).toContain("img-src 'self' data:;");
  const policy = policyWith(pictureHosts('https://media.hotel.example/hotel/'));
  expect(policy).toContain("img-src 'self' data: https://media.hotel.example;");
});
