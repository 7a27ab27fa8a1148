import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Buffer<ArrayBuffer>;
type Encoding = 'br' | 'gzip';

/** A body as it is sent, encoded once for whoever asks so. */
export type EncodedBodies = Partial<Record<Encoding, Promise<Bytes>>>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const encoders: Record<Encoding, (body: Bytes) => Promise<Bytes>> = {
  br: async (body) => await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: async (body) => await toGzip(body),
};

/** What both know, the smallest first; browsers name all with one weight. */
const firstOf: Parameters<typeof accepts>[1]['match'] = (
  accepted,
  { supports, default: otherwise },
) =>
  supports.find((known) => accepted.some(({ type, q }) => q > 0 && type.toLowerCase() === known)) ??
  otherwise;

/** The body in the best encoding that the caller understands. */
export async function encodedBody(
  context: Context,
  { body, encoded }: { body: Bytes; encoded: EncodedBodies },
): Promise<{ body: Bytes; encoding?: Encoding }> {
  const encoding = accepts(context, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: firstOf,
  });
  if (encoding !== 'br' && encoding !== 'gzip') return { body };
  return { body: await (encoded[encoding] ??= encoders[encoding](body)), encoding };
}
