import { displayStatusText, type treatmentFactsTexts } from '@vestibule/domain/spa';
import type { Translation } from '@vestibule/domain/words';
import type { BadgeTone } from '../feedback/Badge/Badge.js';

const statusTones = new Map<string, BadgeTone>([
  ['available', 'success'],
  ['limited', 'warning'],
]);

/** The display status as a badge: its words, and what they mean. */
export function displayStatusBadge(
  status: string,
  t?: Translation<typeof treatmentFactsTexts>,
): { text: string; tone: BadgeTone } {
  return {
    text: displayStatusText(status, t),
    tone: statusTones.get(status.toLowerCase()) ?? 'neutral',
  };
}
