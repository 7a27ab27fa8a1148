/** What is left, in whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Spec 9: the countdown of the coming-soon page runs 30 days. */
export const COUNTDOWN_DAYS = 30;

/** What is left of `days` after so many milliseconds; never below zero, and never more than all, if a clock is set back. */
export function countdownTo(days: number, elapsedMs: number): TimeLeft {
  const left = Math.max(0, Math.ceil(days * 86_400 - Math.max(0, elapsedMs) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
