import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { withRequestId } from '../log/current-request.js';

type Bytes = Buffer<ArrayBuffer>;
type Encoding = 'br' | 'gzip' | 'identity';
type HeaderRecord = Readonly<Record<string, string>>;

/** As it is sent: whoever sends it must not change it. */
interface SentReply {
  body: Bytes;
  headers: HeaderRecord;
}

/** A whole reply, encoded once for whoever asks so. */
export interface EncodedReply {
  status: number;
  headers: HeaderRecord;
  /** For a caller who has it already; undefined where the reply has no tag. */
  etag: string | undefined;
  unchangedHeaders: HeaderRecord;
  body: Bytes;
  sent: Partial<Record<Encoding, SentReply | Promise<SentReply>>>;
}

/** A smaller body is not worth encoding. */
const MIN_COMPRESSED_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** 9 within 64 kB takes as long as 8 within 4 MB, and eight times less than 9 there; a page weighs up to 30 bytes less. */
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

/** The smallest first: browsers name all with one weight. */
const encoders = {
  br: async (body: Bytes) => await toBrotli(body, brotli),
  gzip: async (body: Bytes) => await toGzip(body),
};
const encodings = ['br', 'gzip'] as const;

/** Reads what was answered; with a tag of its content where callers may ask whether it is still so. */
export async function readReply(response: Response, tagged: boolean): Promise<EncodedReply> {
  const { status } = response;
  // Before the body: once it is read, Node's server gives a response other headers.
  const own = Object.fromEntries(response.headers);
  const body = Buffer.from(await response.arrayBuffer());
  const etag = tagged ? `W/"${createHash('sha1').update(body).digest('base64url')}"` : undefined;
  const vary = [own['vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
  const headers = { ...own, vary, ...(etag && { etag }) };
  const { 'content-type': _, ...unchangedHeaders } = headers as Record<string, string>;
  return { status, headers, etag, unchangedHeaders, body, sent: {} };
}

/** Answers one caller: 304, or the body in the best encoding that the caller understands. */
export function sendReply(request: Request, reply: EncodedReply): Response | Promise<Response> {
  const { status, etag, unchangedHeaders } = reply;
  if (etag && namesTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: withRequestId(unchangedHeaders) });
  }
  const encoding = encodingFor(request, reply);
  const answer = ({ body, headers }: SentReply) =>
    new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: withRequestId(headers),
    });
  // At once where it can be: a promise would cost more than the rest.
  const sent = (reply.sent[encoding] ??= encode(reply, encoding));
  return sent instanceof Promise ? sent.then(answer) : answer(sent);
}

function encodingFor({ headers }: Request, { body }: EncodedReply): Encoding {
  if (body.length < MIN_COMPRESSED_BYTES) return 'identity';
  const accepted = parseAccept(headers.get('accept-encoding') ?? '');
  const isAccepted = (known: Encoding) =>
    accepted.some(({ type, q }) => q > 0 && type.toLowerCase() === known);
  return encodings.find(isAccepted) ?? 'identity';
}

function encode(reply: EncodedReply, encoding: Encoding): SentReply | Promise<SentReply> {
  const plain = sentAs(reply.headers, reply.body);
  return encoding === 'identity' ? plain : compress(reply, encoding, plain);
}

/** A failure of the compressor is not remembered: this caller gets the plain body, the next one tries again. */
async function compress(
  reply: EncodedReply,
  encoding: keyof typeof encoders,
  plain: SentReply,
): Promise<SentReply> {
  try {
    const body = await encoders[encoding](reply.body);
    const headers = { ...reply.headers, 'content-encoding': encoding };
    return (reply.sent[encoding] = sentAs(headers, body));
  } catch {
    delete reply.sent[encoding];
    return plain;
  }
}

function sentAs(headers: HeaderRecord, body: Bytes): SentReply {
  return { body, headers: { ...headers, 'content-length': String(body.length) } };
}

/** Whether an `If-None-Match` header names this tag (weak comparison, RFC 9110, 13.1.2). */
function namesTag(header: string | null, tag: string): boolean {
  return header?.includes(tag.slice('W/'.length)) ?? false;
}
