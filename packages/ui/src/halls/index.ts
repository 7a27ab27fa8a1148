export * from './HallCard/HallCard.js';
export * from './HallDetail/HallDetail.js';
export * from './HallGrid/HallGrid.js';
export * from './HallRequestDialog/HallRequestDialog.js';
export * from './HallRequests/HallRequests.js';
export * from './HallRequestSent/HallRequestSent.js';
