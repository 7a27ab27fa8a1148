import { capitalise } from '@vestibule/domain/text';
import type { BadgeTone } from '../feedback/Badge/Badge.js';

const statusTones = new Map<string, BadgeTone>([
  ['available', 'success'],
  ['limited', 'warning'],
]);

/** The display status as a badge: its words, and what they mean. */
export function displayStatusBadge(status: string): { text: string; tone: BadgeTone } {
  return {
    text: capitalise(status),
    tone: statusTones.get(status.toLowerCase()) ?? 'neutral',
  };
}
