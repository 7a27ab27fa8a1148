export { RoomGalleryDialog as default } from '@vestibule/ui/rooms';
