export { AmenityList as default } from '@vestibule/ui/rooms';
