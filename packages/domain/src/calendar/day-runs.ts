import { addDays, type Day } from './day.js';

/** Days one after the other, both included. */
export interface DayRun {
  from: Day;
  to: Day;
}

/** Days in order, each run of neighbours as one. */
export function runsOfDays(days: readonly Day[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}
