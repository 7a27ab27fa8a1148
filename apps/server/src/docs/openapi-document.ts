import type { Operation } from '@vestibule/api/transport/operation';
import { featureOf, type Feature } from '../contracts.js';
import { describeOperation } from './describe-operation.js';
import { problemSchema } from './describe-problems.js';
import { sharedPath } from './shared-path.js';

/** What the calls of each feature are about. */
const features: Record<Feature, string> = {
  account: 'Accounts of guests: signing up, in and out, the profile, password and preferences.',
  contact: 'Messages to the desk.',
  content: 'Texts and pictures of the pages.',
  events: 'The evenings that tickets are sold for.',
  halls: 'Meeting halls, and requests for them.',
  newsletter: 'Joining and leaving the newsletter.',
  payments: 'Paying, and what a guest has paid for.',
  restaurant: 'The menu.',
  rooms: 'Rooms, and on which nights they are free.',
  settings: 'What the hotel can set; most calls are for the administrator.',
  spa: 'Treatments, their categories and specialists, and free times.',
};

/** The API in OpenAPI 3.1, made of the same operations that the server mounts. */
export function openApiDocument(operations: readonly Operation[], publicUrl: string) {
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
  for (const operation of operations) {
    const { path, nameOf } = sharedPath(operation.path, operations);
    const calls = (paths[path] ??= {});
    calls[operation.method.toLowerCase()] = describeOperation(operation, nameOf);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vestibule, the hotel’s API',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Replies have the form `{success, data, message}`; refusals `{success: false, code, message, fields?, details?, requestId?}`. Each reply names its request in `X-Request-Id`. Amounts are US dollars with two decimals, days are `YYYY-MM-DD` in the hotel’s time zone.',
    },
    servers: [{ url: `${publicUrl.replace(/\/$/, '')}/api` }],
    tags: [...new Set(operations.map(featureOf))].map((name) => ({
      name,
      description: features[name],
    })),
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
