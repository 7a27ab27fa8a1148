import type { Operation } from '@vestibule/api/transport/operation';
import { describeOperation, featureOf } from './describe-operation.js';
import { problemSchema } from './describe-problems.js';

/** The API in OpenAPI 3.1, made of the same operations that the server mounts. */
export function openApiDocument(operations: readonly Operation[], publicUrl: string) {
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describeOperation(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vestibule, the hotel’s API',
      version: '1.0.0',
      description:
        'Replies have the form `{success, data, message}`; refusals `{success: false, code, message, fields?, details?}`. Amounts are US dollars with two decimals, days are `YYYY-MM-DD` in the hotel’s time zone.',
    },
    servers: [{ url: `${publicUrl.replace(/\/$/, '')}/api` }],
    tags: [...new Set(operations.map(featureOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
