import { useToday } from '../../app/TodayProvider.js';
import { RoomSearchForm, type RoomSearchFormProps } from '@vestibule/ui/rooms';

interface RoomSearchPartProps extends Omit<RoomSearchFormProps, 'today'> {
  /** The form begins anew with another one. */
  formKey?: number;
}

/** The search form, as it follows the address. */
export default function RoomSearchPart({ formKey, ...props }: RoomSearchPartProps) {
  return <RoomSearchForm key={formKey} today={useToday()} {...props} />;
}
