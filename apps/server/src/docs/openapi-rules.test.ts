import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { ProblemCode } from '@vestibule/domain/problem';
import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../handlers.js';
import { problemStatus } from '../http/problem-status.js';
import { openApiDocument } from './openapi-document.js';

const NO_REFUSAL = 'operation-4xx-response';

/** Whatever was sent. */
const isOurFault = (code: ProblemCode) => problemStatus[code] >= 500;

/** They take nothing from the caller, and are open to everybody: nothing can be refused. */
const neverRefused = operations
  .filter(({ access, params, query, body, problems }) => {
    return access === 'public' && !params && !query && !body && problems.every(isOurFault);
  })
  .map(({ path }) => path);

describe('the API’s own description follows Redocly’s recommended rules', () => {
  const document = openApiDocument(operations, 'https://www.hotel-by-the-sea.om');
  let problems: Awaited<ReturnType<typeof lintFromString>>;

  beforeAll(async () => {
    const config = await createConfig({ extends: ['recommended'] });
    problems = await lintFromString({ source: JSON.stringify(document), config });
  });

  test('all of them', () => {
    const others = problems.filter(({ ruleId }) => ruleId !== NO_REFUSAL);
    expect(others.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('each call names what it can be refused with, if it can be refused', () => {
    const paths = problems
      .filter(({ ruleId }) => ruleId === NO_REFUSAL)
      .map(({ location }) => location[0]?.pointer?.split('/')[2]?.replaceAll('~1', '/'));
    expect(new Set(paths)).toEqual(new Set(neverRefused));
  });

  test('paths that differ only in a parameter’s name are one, with both meanings described', () => {
    const { get, put } = document.paths['/settings/{categoryOrId}'] ?? {};
    expect(get?.parameters[0]).toMatchObject({ description: 'Here the category.' });
    expect(put?.parameters[0]).toMatchObject({ description: 'Here the id.' });
  });
});
