import { useToday } from '../../app/today.js';
import { RoomSearchForm, type RoomSearchFormProps } from '@vestibule/ui/rooms';

interface RoomSearchPartProps extends Omit<RoomSearchFormProps, 'today'> {
  /** Another key resets the form: its fields keep what was typed otherwise. */
  formKey?: number;
}

/** The search form with the hotel's day. */
export default function RoomSearchPart({ formKey, ...props }: RoomSearchPartProps) {
  return <RoomSearchForm key={formKey} today={useToday()} {...props} />;
}
