import { sampleRoomsIn, sampleRoomsTexts } from '@vestibule/domain/content';
import { useTexts } from '@vestibule/ui/theme';
import { SampleRoomPage } from './SampleRoomPage.js';

export default function RoomSample2() {
  const { presidential } = sampleRoomsIn(useTexts(sampleRoomsTexts));
  return <SampleRoomPage room={presidential} />;
}
