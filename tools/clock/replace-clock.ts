/**
 * What reads the time (`new Date()`, `Date()`, `Date.now()`) gets it from `now`, in epoch milliseconds.
 * Timers and `performance.now()` go on as they are.
 */
export function replaceClock(now: () => number): void {
  Date.now = now;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, newTarget) =>
      Reflect.construct(date, given.length > 0 ? given : [date.now()], newTarget),
    apply: (date) => String(new date(date.now())),
  });
}
