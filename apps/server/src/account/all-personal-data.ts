import type { PersonalData } from './personal-data.js';

/** Every feature's part, one line each. */
export const allPersonalData: readonly PersonalData[] = [];
