export { SimilarRooms as default } from '@vestibule/ui/rooms';
