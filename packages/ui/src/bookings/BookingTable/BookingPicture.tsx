import type { BookingView } from '@vestibule/domain/bookings';
import { CardInitial } from '../../layout/CardInitial.js';
import { Picture } from '../../media/Picture/Picture.js';
import { Media } from './BookingTable.styles.js';

/** As wide as `Media` is at most. */
const sizes = '7rem';

/** What was booked, on its card; it decorates, for the name stands beside it. */
export function BookingPicture({
  booking: { picture, serviceName },
}: {
  booking: Pick<BookingView, 'picture' | 'serviceName'>;
}) {
  return (
    <Media>
      {picture ? (
        <Picture {...picture} alt="" ratio="fill" sizes={sizes} />
      ) : (
        <CardInitial name={serviceName} />
      )}
    </Media>
  );
}
