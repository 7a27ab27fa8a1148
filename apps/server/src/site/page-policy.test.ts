import { pictureHosts } from '@vestibule/site/pictures';
import { expect, test } from 'vitest';
import { pagePolicy, policyWith } from './page-policy.js';

test('pages take pictures from their own server alone, or from the host of pictures too', () => {
  expect(pagePolicy).toContain("img-src 'self' data:;");
  const policy = policyWith(pictureHosts('https://media.hotel.example/hotel/'));
  expect(policy).toContain("img-src 'self' data: https://media.hotel.example;");
});
