import { RoomSearchForm, type RoomSearchFormProps } from '@vestibule/ui/rooms';

interface RoomSearchPartProps extends RoomSearchFormProps {
  /** The search of the address; the form begins anew with another one. */
  searchKey?: string;
}

/** The search form, as it follows the address. */
export default function RoomSearchPart({ searchKey, ...props }: RoomSearchPartProps) {
  return <RoomSearchForm key={searchKey} {...props} />;
}
