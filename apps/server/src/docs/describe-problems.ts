import { problemReply, type Operation } from '@vestibule/api/transport/operation';
import { problemMessages, type ProblemCode } from '@vestibule/domain/problem';
import { problemStatus } from '../http/problem-status.js';
import { jsonSchemaOf } from './json-schema.js';
import { possibleProblems } from './possible-problems.js';

/** Every refusal has one shape. */
export const problemSchema = jsonSchemaOf(problemReply, 'output');

/** One response a status, one example a code. */
export function describeProblems(operation: Operation): Record<string, object> {
  const byStatus = Map.groupBy(possibleProblems(operation), (code) => problemStatus[code]);
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
