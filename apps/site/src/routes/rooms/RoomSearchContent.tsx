import { useToday } from '../../app/today.js';
import { RoomSearchForm, type RoomSearchFormProps } from '@vestibule/ui/rooms';

interface RoomSearchContentProps extends Omit<RoomSearchFormProps, 'today'> {
  /** Another key resets the form: its fields keep what was typed otherwise. */
  formKey?: number;
}

/** The search form with the hotel's day. */
export default function RoomSearchContent({ formKey, ...props }: RoomSearchContentProps) {
  return <RoomSearchForm key={formKey} today={useToday()} {...props} />;
}
