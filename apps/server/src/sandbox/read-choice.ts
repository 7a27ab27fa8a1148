import type { HonoRequest } from 'hono';
import { readForm } from '../http/read-form.js';
import { isBehaviour, isChoice, type Behaviour, type Choice } from './behaviours.js';

const LONGEST_DELAY_S = 86_400;

/** What the guest chose on the hosted page; undefined for anything that page cannot send. */
export async function readChoice(
  request: HonoRequest,
): Promise<{ choice: Choice; behaviour: Behaviour; delayMs: number } | undefined> {
  const form = await readForm(request);
  const choice = form['choice'];
  if (!isChoice(choice)) return undefined;
  const behaviour = form['behaviour'];
  const delay = Number(form['delay'] ?? 0);
  const seconds = Number.isFinite(delay) ? Math.min(LONGEST_DELAY_S, Math.max(0, delay)) : 0;
  return {
    choice,
    behaviour: isBehaviour(behaviour) ? behaviour : 'well-behaved',
    delayMs: seconds * 1000,
  };
}
