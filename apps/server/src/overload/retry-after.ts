/** A database that restarts or fails over is back in about that time, and a rush is over. */
export const RETRY_AFTER_SECONDS = 5;
