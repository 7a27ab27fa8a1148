import type { Operation } from '@vestibule/api/transport/operation';
import type * as v from 'valibot';
import { featureOf } from '../contracts.js';
import { describeProblems } from './describe-problems.js';
import { jsonSchemaOf } from './json-schema.js';
import { isConditional } from './possible-problems.js';
import { sampleOf } from './sample.js';

/** One call, as the document carries it; `nameOf` says what a path shared with others calls a parameter. */
export function describeOperation(operation: Operation, nameOf = (parameter: string) => parameter) {
  const { id, summary, access, params, query, body, idempotent } = operation;
  const { bodyType = 'json', status = 200 } = operation;
  const feature = featureOf(operation);
  const media = bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: id,
    tags: [feature],
    summary,
    security: access === 'public' ? [] : [{ bearer: [] }],
    ...(access === 'administrator' && { description: 'For the administrator only.' }),
    parameters: [
      ...parametersOf('path', params, feature).map((parameter) => pathParameter(parameter, nameOf)),
      ...parametersOf('query', query, feature),
      ...(idempotent ? [idempotencyKey] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { [media]: contentOf(body, 'input', feature) } },
    }),
    responses: {
      [status]: { description: 'Success', content: successOf(operation) },
      ...(isConditional(operation) && {
        304: { description: 'Unchanged since the reply whose `ETag` `If-None-Match` names.' },
      }),
      ...describeProblems(operation),
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Random, for one attempt: the same request sent again under it takes effect once, and for a day gets the same reply.',
  schema: { type: 'string' },
  example: '3b1f6f7e-5a64-4a0e-9f0e-0d6f6f1d2c11',
};

function successOf(operation: Operation) {
  const { reply, replyType } = operation;
  if (replyType !== 'file') {
    return { 'application/json': contentOf(reply, 'output', featureOf(operation)) };
  }
  return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
}

function contentOf(schema: v.GenericSchema, typeMode: 'input' | 'output', feature: string) {
  const json = jsonSchemaOf(schema, typeMode);
  return { schema: json, example: sampleOf(json, feature) };
}

/** Under another name where its path is shared: then it says what it is here. */
function pathParameter<Parameter extends { name: string }>(
  parameter: Parameter,
  nameOf: (parameter: string) => string,
) {
  const name = nameOf(parameter.name);
  return name === parameter.name
    ? parameter
    : { ...parameter, name, description: `Here the ${parameter.name}.` };
}

/** The fields of an object schema, each a parameter. */
function parametersOf(
  place: 'path' | 'query',
  schema: v.GenericSchema | undefined,
  feature: string,
) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
    example: sampleOf(part, feature, name),
  }));
}
