import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { Call } from './call.js';
import type { CallInput, Operation } from './operation.js';

/** The HTTP request of a call: path filled in, empty query values left out. */
export function requestFor<O extends Operation>(call: Call<O>, input: CallInput<O>): FetchArgs {
  return {
    url: fillPath(call.path, input.params ?? {}),
    method: call.method,
    params: definedOnly(input.query ?? {}),
    body: input.body,
  };
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function definedOnly(query: Record<string, unknown>): Record<string, unknown> | undefined {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
