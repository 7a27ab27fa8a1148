import type { Operation, Reply } from '@vestibule/api/transport/operation';
import { problemMessages, type ProblemCode } from '@vestibule/domain/problem';

/** How a story's API answers one operation. */
export interface StoryReply {
  operation: Operation;
  answer: () => Promise<Response>;
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

type DataOf<O extends Operation> = Reply<O> extends { data: infer Data } ? Data : never;

/** A success, parsed by the contract: an impossible reply cannot be shown. `beside` is next to the data. */
export function replies<O extends Operation>(
  operation: O,
  data: DataOf<O>,
  beside: Partial<Omit<Reply<O>, 'success' | 'data'>> = {},
): StoryReply {
  return parsed(operation, { success: true, data, ...beside });
}

/** A success that carries no data, only what it tells the guest. */
export function agrees(operation: Operation, message?: string): StoryReply {
  return parsed(operation, { success: true, message });
}

function parsed(operation: Operation, body: unknown): StoryReply {
  const result = operation.reply['~standard'].validate(body);
  if (result instanceof Promise || result.issues) {
    throw new Error(`${operation.id} cannot answer ${JSON.stringify(body)}`);
  }
  return { operation, answer: async () => json(body) };
}

/** A server that failed. */
export function fails(operation: Operation): StoryReply {
  return refuses(operation, 500, 'server.failed');
}

/** A server that cannot answer just now, as in an outage or a rush. */
export function away(operation: Operation): StoryReply {
  return refuses(operation, 503, 'server.unavailable');
}

/** A refusal with its own code, such as 404. */
export function refuses(operation: Operation, status: number, code: ProblemCode): StoryReply {
  const body = { success: false, code, message: problemMessages[code] };
  return { operation, answer: async () => json(body, status) };
}

/** One answer after the other; the last one stays. */
export function inTurn(first: StoryReply, ...others: readonly StoryReply[]): StoryReply {
  const left = [first, ...others];
  const next = () => (left.length > 1 ? left.shift() : left[0]) ?? first;
  return { operation: first.operation, answer: () => next().answer() };
}

/** An answer that is still on its way. */
export function waits(operation: Operation): StoryReply {
  return { operation, answer: () => new Promise<Response>(() => undefined) };
}

/** Data with the hotel's content in the language of the story. */
export type ContentIn = <Data>(data: Data) => Data;

/** The `fetch` of a story: the listed replies; anything else is as if the API were down. */
export function storyFetch(list: readonly StoryReply[], content: ContentIn): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const reply = list.find(
      ({ operation }) => operation.method === request.method && matches(operation.path, path),
    );
    if (!reply) throw new TypeError('The API is down');
    const answer = await reply.answer();
    return json(content(await answer.json()), answer.status);
  };
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
