export * from './HallCard/HallCard.js';
export * from './HallGrid/HallGrid.js';
export * from './HallRequestDialog/HallRequestDialog.js';
export type { HallRequestOutcome } from './HallRequestDialog/HallRequestPanel.js';
export * from './halls-places.js';
