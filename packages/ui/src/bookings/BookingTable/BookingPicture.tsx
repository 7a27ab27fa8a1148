import type { BookingView } from '@vestibule/domain/bookings';
import { CardInitial } from '../../layout/CardInitial.js';
import { Picture } from '../../media/Picture/Picture.js';
import { Media } from './BookingTable.styles.js';

/** A picture of three to two that fills the square of `Media`. */
const sizes = 'clamp(8.25rem, 27vw, 10.5rem)';

/** What was booked, on its card; it decorates, for the name is beside it. */
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
