export { VideoPlaceholder as default } from '@vestibule/ui/rooms';
