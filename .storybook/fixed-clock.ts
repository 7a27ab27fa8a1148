import { SAMPLE_NOW } from '@vestibule/domain/calendar/builders';
import { replaceClock } from '../tools/clock/replace-clock.js';

// Stories know one moment alone: they look the same, and pass, on every day. A test reads the preview
// in Node, and keeps its clock.
if ('document' in globalThis) replaceClock(() => SAMPLE_NOW.getTime());
