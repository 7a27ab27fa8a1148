export * from './HallCard/HallCard.js';
export * from './HallGrid/HallGrid.js';
