import { capitalise } from '@vestibule/domain/text';
import { shownMinutes, type Treatment } from '@vestibule/domain/spa';
import type { BadgeTone } from '../feedback/Badge/Badge.js';

/** `60 minutes`, or `60 or 90 minutes`; the specification's default without any. */
export function durationsText(treatment: Pick<Treatment, 'durations'>): string {
  const lengths = treatment.durations.map(({ minutes }) => minutes);
  if (lengths.length === 0) return `${shownMinutes(treatment)} minutes`;
  const last = lengths.pop();
  return lengths.length > 0 ? `${lengths.join(', ')} or ${last} minutes` : `${last} minutes`;
}

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
