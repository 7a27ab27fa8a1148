import { CommandError } from '../cli/command.js';
import { neededQuestions, problemOf, questions } from './questions.js';
import type { Ask } from './terminal.js';

/** What was said, by flag; what nobody said is absent. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** The answers that flags gave: the first wrong one, or one that is missing, refuses them all. */
export async function readFlags(given: Answers): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const answer = given[question.flag]?.trim();
    if (!answer) continue;
    const problem = await problemOf(question, answer);
    if (problem) throw new CommandError(problem);
    answers[question.flag] = answer;
  }
  const missing = neededQuestions
    .filter(({ flag }) => !answers[flag])
    .map(({ flag }) => `--${flag}`);
  if (missing.length > 0) throw new CommandError(`Please give ${missing.join(', ')} too.`);
  return answers;
}

/** Asks one after the other; a wrong answer is said to be wrong, and asked again. */
export async function askAnswers(ask: Ask): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const needed = neededQuestions.includes(question);
    let remark: string | undefined;
    for (;;) {
      const answer = (await ask(question.text, remark)).trim();
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
