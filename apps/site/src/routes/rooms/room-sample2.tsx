import { sampleRooms } from '@vestibule/domain/content';
import { SampleRoomPage } from './SampleRoomPage.js';

export default function RoomSample2() {
  return <SampleRoomPage room={sampleRooms.presidential} />;
}
