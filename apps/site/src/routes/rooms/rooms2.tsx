import { RoomsPlaceholder } from './RoomsPlaceholder.js';

export default function Rooms2() {
  return <RoomsPlaceholder />;
}
