import { sampleRooms } from '@vestibule/domain/content';
import { SampleRoomPage } from './SampleRoomPage.js';

export default function RoomSample() {
  return <SampleRoomPage room={sampleRooms.premiumPanorama} />;
}
