import { SAMPLE_BOOKINGS_NOTICE } from '@vestibule/domain/bookings';
import { TextLink } from '../../account/TextLink.js';
import { Notice } from './BookingList.styles.js';

export interface SampleNoticeProps {
  loginHref?: string;
}

/** Says that the rows are samples, and to a signed-out guest the way to their own (ruling 2). */
export function SampleNotice({ loginHref }: SampleNoticeProps) {
  return (
    <Notice role="note">
      <strong>{SAMPLE_BOOKINGS_NOTICE}</strong>
      <span>
        {loginHref === undefined ? (
          'You have no bookings yet.'
        ) : (
          <>
            <TextLink href={loginHref}>Sign in</TextLink> to see your own bookings.
          </>
        )}{' '}
        This is how they will look; nothing here is real.
      </span>
    </Notice>
  );
}
