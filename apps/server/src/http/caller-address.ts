import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { forwardedAddress } from './forwarded-address.js';

/** The caller's address: what the last of `trustedProxies` proxies wrote, else the socket's. */
export function callerAddress(context: Context, trustedProxies: number): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const trusted = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return forwardedAddress(trusted ?? '') ?? socketAddress(context);
}

/** Requests made in-process (server rendering, tests) have no socket. */
function socketAddress(context: Context): string {
  const hasSocket =
    typeof context.env === 'object' && context.env !== null && 'incoming' in context.env;
  return hasSocket ? (getConnInfo(context).remote.address ?? 'unknown') : 'in-process';
}
