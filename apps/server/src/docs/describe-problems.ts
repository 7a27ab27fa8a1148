import { problemReply, type Operation } from '@vestibule/api/transport/operation';
import { problemMessages, type ProblemCode } from '@vestibule/domain/problem';
import { problemStatus } from '../http/problem-status.js';
import { jsonSchemaOf } from './json-schema.js';

/** Every refusal has one shape. */
export const problemSchema = jsonSchemaOf(problemReply, 'output');

/** What any such request can be answered with, beside the operation's own codes. */
function commonProblems({ access, params, query, body }: Operation): ProblemCode[] {
  return [
    ...(query ? (['request.invalid'] as const) : []),
    ...(access === 'public' ? [] : (['request.unauthenticated'] as const)),
    ...(access === 'administrator' ? (['request.forbidden'] as const) : []),
    ...(params ? (['request.not-found'] as const) : []),
    ...(body
      ? (['request.unprocessable', 'request.unsupported-type', 'request.too-large'] as const)
      : []),
    'server.maintenance',
    'server.failed',
  ];
}

/** One response a status, one example a code. */
export function describeProblems(operation: Operation): Record<string, object> {
  const codes = [...new Set([...operation.problems, ...commonProblems(operation)])];
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, group]) => [
        String(status),
        {
          description: group.map((code) => `\`${code}\`: ${problemMessages[code]}`).join('\n\n'),
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Problem' },
              examples: Object.fromEntries(group.map((code) => [code, exampleOf(code)])),
            },
          },
        },
      ]),
  );
}

function exampleOf(code: ProblemCode) {
  return { value: { success: false, code, message: problemMessages[code] } };
}
