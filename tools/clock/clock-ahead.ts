import { replaceClock } from './replace-clock.ts';

// Loaded by `node --import` before anything else, and by every process that this one starts.
const aheadMs = Number(process.env['CLOCK_DAYS_AHEAD']) * 24 * 60 * 60_000;
const realNow = Date.now;
replaceClock(() => realNow() + aheadMs);
