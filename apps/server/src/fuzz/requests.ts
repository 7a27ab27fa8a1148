import type { Operation } from '@vestibule/api/transport/operation';
import fc from 'fast-check';
import { featureOf } from '../contracts.js';
import { jsonSchemaOf } from '../docs/json-schema.js';
import { sampleOf } from '../docs/sample.js';
import type { Call } from '../statuses/world.js';
import { valuesOf } from './values.js';
import { awkwardParts, jsonOf, sometimes, corrupted } from './corrupted.js';

export const roles = ['visitor', 'guest', 'owner', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** A request as it travels; `form` is sent as multipart. */
export interface FuzzRequest {
  role: Role;
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  form?: [string, string][] | undefined;
  /** Signed by a secret that is not the provider's. */
  forged?: boolean;
}

/** How many parts in twenty are corrupted: none at all, a few, or most. */
const rates = fc.constantFrom(0, 1, 1, 3, 10);

/** Requests of an operation, from its contract and from a call that succeeds, and corrupted versions. */
export function requestsOf(operation: Operation, call: Call): fc.Arbitrary<FuzzRequest> {
  return rates.chain((rate) =>
    fc
      .record({
        role: sometimes(fc.constant('owner' as const), fc.constantFrom(...roles), 8),
        path: pathOf(operation, call, rate),
        query: queryOf(operation, rate),
        content: contentOf(operation, call, rate),
        headers: headersOf(rate),
      })
      .map(({ role, path, query, content, headers }) => ({
        role,
        method: operation.method,
        path: `/api${[path, query].filter(Boolean).join(path.includes('?') ? '&' : '?')}`,
        ...content,
        headers: { ...content.headers, ...headers },
      })),
  );
}

function pathOf(operation: Operation, call: Call, rate: number): fc.Arbitrary<string> {
  const params = fc.array(awkwardParts, { minLength: 2, maxLength: 2 });
  const awkward = params.map((parts) =>
    operation.path.replace(/\{\w+\}/g, () => parts.pop() ?? ''),
  );
  return sometimes(fc.constant(call.path ?? operation.path), awkward, Math.min(rate * 2, 10));
}

function queryOf({ id, query }: Operation, rate: number): fc.Arbitrary<string> {
  if (!query) return sometimes(fc.constant(''), fc.constantFrom('x=%00', '__proto__=1'), rate);
  const sample = sampleOf(jsonSchemaOf(query, 'input'), id.split('.')[0] ?? '');
  const entries = Object.entries(sample as object).map(([name, value]) =>
    sometimes(fc.constant(encodeURIComponent(String(value))), awkwardParts, rate).chain((text) =>
      fc.constantFrom(`${name}=${text}`, `${name}=${text}`, '', `${name}=${text}&${name}=`),
    ),
  );
  return fc.tuple(...entries).map((parts) => parts.filter(Boolean).join('&'));
}

type Content = Pick<FuzzRequest, 'body' | 'form' | 'headers'>;

function contentOf(operation: Operation, call: Call, rate: number): fc.Arbitrary<Content> {
  const { body, bodyType } = operation;
  if (!body) return fc.constant({ headers: {} });
  if (bodyType === 'multipart') return formOf(rate);
  const schema = jsonSchemaOf(body, 'input');
  const sampled = fc.nat(5).map((pick) => {
    const choose = <One>(choices: readonly One[]) => choices[pick % Math.max(1, choices.length)];
    return sampleOf(schema, featureOf(operation), '', choose);
  });
  const fromContract = fc.oneof(sampled, valuesOf(schema));
  const types = fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=x');
  return fc
    .record({
      value: call.body ? fc.oneof(fc.constant(call.body), fromContract) : fromContract,
      type: sometimes(fc.constant('application/json'), types, Math.min(rate, 2)),
    })
    .chain(({ value, type }) =>
      corrupted(value, rate)
        .chain((changed) => jsonOf(changed ?? null, Math.min(rate, 3)))
        .map((text) => ({ body: text, headers: { 'content-type': type } })),
    );
}

function formOf(rate: number): fc.Arbitrary<Content> {
  const settings = [{ key: 'desk.note', value: 'Ring twice' }];
  const files = fc.oneof(
    corrupted({ settings }, rate).chain((value) => jsonOf(value, rate)),
    sometimes(fc.constant('"Ring twice"'), fc.constantFrom('"\\u0000"', '"', '1e999'), rate).map(
      (cell) => `key,category,value\r\ndesk.note,desk,"${cell.replaceAll('"', '""')}"`,
    ),
  );
  const names = sometimes(fc.constant('file'), fc.constantFrom('overwrite', '__proto__'), rate);
  return fc
    .tuple(names, files, fc.constantFrom('true', 'false', 'maybe'))
    .map(([name, file, overwrite]) => ({
      form: [
        [name, file],
        ['overwrite', overwrite],
      ],
      headers: {},
    }));
}

function headersOf(rate: number): fc.Arbitrary<Record<string, string>> {
  const awkward = fc.constantFrom<Record<string, string>>(
    { authorization: 'Bearer' },
    { authorization: `Bearer ${'x'.repeat(4000)}` },
    { authorization: 'Basic YTpi' },
    { 'idempotency-key': '\u00ff'.repeat(200) },
    { 'if-none-match': '*' },
    { 'x-forwarded-for': '1.2.3.4:99999, ::1, \u00ff' },
    { 'accept-encoding': 'br;q=NaN' },
    { range: 'bytes=9-1' },
  );
  return sometimes(fc.constant({}), awkward, Math.min(rate, 4));
}
