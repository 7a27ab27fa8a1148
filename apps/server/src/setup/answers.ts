import { CommandError } from '../cli/command.js';
import type { Ask } from '../cli/terminal.js';
import type { Variables } from './environment-file.js';
import { neededQuestions, problemOf, questions } from './questions.js';

/** The answers that were given, by flag. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** The secrets among these variables that differ from those of the file. */
export function secretsIn(environment: NodeJS.ProcessEnv, file: Variables): Answers {
  const secrets = questions.flatMap(({ flag, variable, secret }) => {
    const value = secret && variable ? environment[variable] : undefined;
    return variable && value && value !== file[variable] ? [[flag, value] as const] : [];
  });
  return Object.fromEntries(secrets);
}

/** The answers that flags and variables gave: the first wrong one, or one that is missing, refuses them all. */
export async function readFlags(given: Answers): Promise<Answers> {
  const answers = await checked(given);
  const missing = neededQuestions
    .filter(({ flag }) => !answers[flag])
    .map(({ flag }) => `--${flag}`);
  if (missing.length > 0) throw new CommandError(`Please give ${missing.join(', ')} too.`);
  return answers;
}

async function checked(given: Answers): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const answer = given[question.flag]?.trim();
    if (!answer) continue;
    const problem = await problemOf(question, answer);
    if (problem) throw new CommandError(problem);
    answers[question.flag] = answer;
  }
  return answers;
}

/** Asks each question that has no answer yet, again after a wrong one. */
export async function askAnswers(ask: Ask, given: Answers = {}): Promise<Answers> {
  const answers: Record<string, string> = await checked(given);
  for (const question of questions) {
    if (answers[question.flag]) continue;
    const needed = neededQuestions.includes(question);
    let remark: string | undefined;
    for (;;) {
      const answer = (await ask(question, remark)).trim();
      if (!answer && !needed) break;
      remark = await problemOf(question, answer);
      if (!remark) {
        answers[question.flag] = answer;
        break;
      }
    }
  }
  return answers;
}
