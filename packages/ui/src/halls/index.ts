export * from './HallCard/HallCard.js';
export * from './HallGrid/HallGrid.js';
export * from './HallRequestDialog/HallRequestDialog.js';
export * from './halls-places.js';
