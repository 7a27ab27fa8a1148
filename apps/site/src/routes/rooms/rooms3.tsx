import { RoomsPlaceholder } from './RoomsPlaceholder.js';

export default function Rooms3() {
  return <RoomsPlaceholder />;
}
