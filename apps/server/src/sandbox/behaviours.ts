/** How the sandbox behaves once the guest has chosen; all but the first are what goes wrong in life. */
export const behaviours = {
  'well-behaved': 'One message, at once',
  twice: 'The message comes twice, at the same moment',
  late: 'The message comes late',
  'out-of-order': 'Older messages come after the last one',
  never: 'No message ever comes',
  forged: 'The message is signed with a wrong key',
  'wrong-amount': 'Another amount is reported',
  partial: 'Only part of the money arrives',
  'after-expiry': 'The money arrives after the hold has run out',
} as const;
export type Behaviour = keyof typeof behaviours;

export function isBehaviour(text: unknown): text is Behaviour {
  return typeof text === 'string' && Object.hasOwn(behaviours, text);
}

/** How the sandbox's API misbehaves at the next call. */
export const faults = ['slow', 'error', 'rubbish', 'refusal'] as const;
export type Fault = (typeof faults)[number];

export function isFault(text: unknown): text is Fault {
  return faults.some((fault) => fault === text);
}

export type Choice = 'pay' | 'fail' | 'cancel';

export function isChoice(text: unknown): text is Choice {
  return text === 'pay' || text === 'fail' || text === 'cancel';
}
