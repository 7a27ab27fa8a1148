import { RoomSearchForm, type RoomSearchFormProps } from '@vestibule/ui/rooms';

interface RoomSearchPartProps extends RoomSearchFormProps {
  /** The form begins anew with another one. */
  formKey?: number;
}

/** The search form, as it follows the address. */
export default function RoomSearchPart({ formKey, ...props }: RoomSearchPartProps) {
  return <RoomSearchForm key={formKey} {...props} />;
}
