import { sampleRooms } from '@vestibule/domain/content';
import { SampleRoomPage } from './SampleRoomPage.js';

export default function RoomSample3() {
  return <SampleRoomPage room={sampleRooms.premiumPanorama} />;
}
