import { RoomGalleryDialog } from '@vestibule/ui/rooms';
import { closedByBack } from '../../app/closed-by-back.js';

export default closedByBack('gallery', RoomGalleryDialog);
