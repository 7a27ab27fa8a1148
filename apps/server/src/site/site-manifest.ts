import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '@vestibule/site/brand';
import type { MiddlewareHandler } from 'hono';
import { REVALIDATE } from '../replies/reply-cache.js';
import type { Services } from '../services.js';

/** The site's manifest is the brand's; a hotel whose settings give it another name has that one on home screens. */
export function manifestOf(folder: string, { hotel }: Pick<Services, 'hotel'>): MiddlewareHandler {
  return async (context, next) => {
    const { hotelName: name } = hotel();
    if (name === brand.name) return await next();
    const text = await readFile(path.join(folder, 'site.webmanifest'), 'utf8');
    const { description: _, ...manifest } = JSON.parse(text) as Record<string, unknown>;
    const body = JSON.stringify({ ...manifest, name, short_name: name });
    return context.body(body, 200, {
      'content-type': 'application/manifest+json',
      'cache-control': REVALIDATE,
    });
  };
}
