export { RoomCard } from './RoomCard/RoomCard.js';
export type { RoomCardProps } from './RoomCard/RoomCard.js';
export { RoomGrid } from './RoomGrid/RoomGrid.js';
export type { RoomGridProps } from './RoomGrid/RoomGrid.js';
export { RoomPicture } from './RoomPicture/RoomPicture.js';
export type { RoomPictureProps } from './RoomPicture/RoomPicture.js';
