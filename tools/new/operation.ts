/** Handler and test of an operation; its route and its contract go into the feature's `routes.ts` and `contract.ts`, and types then ask for it in `handlers.ts`. */
export function operationFiles(feature: string, stem: string): Record<string, string> {
  const name = stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const folder = `apps/server/src/${feature}`;
  return {
    [`${folder}/${stem}.ts`]: handler(feature, name),
    [`${folder}/${stem}.test.ts`]: test(feature, stem),
  };
}

const handler = (
  feature: string,
  name: string,
) => `import type * as contract from '@vestibule/api/${feature}/contract';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';

export const ${name}: Handler<typeof contract.${name}> = async (request, { services }) => {
  return succeed({ request, today: services.today() });
};
`;

const test = (
  feature: string,
  stem: string,
) => `import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

describe('${feature}/${stem}', () => {
  test('200: answers', async () => {
    const response = await server.fetch('/api/${feature}');
    expect(response.status).toBe(200);
  });
});
`;
